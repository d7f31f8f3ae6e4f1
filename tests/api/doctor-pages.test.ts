import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DoctorPage } from '../../shared/doctor.ts'
import type { Suggestion } from '../../shared/suggestion.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { openPage, textOf } from '../support/requests/page-text.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let calls: ReturnType<typeof adminCalls>

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
  calls = adminCalls(site, await adminToken(site.dataDir))
})
afterAll(() => site.stop())

const read = async <Body>(path: string) =>
  (await (await site.fetch(`/api/user/v1${path}`)).json()) as Body
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, h]) => h)

it('a doctor has a page with all there is to say, which names and lists lead to', async () => {
  const name = 'Dr. Ida Rowan'
  const facts = { credentials: 'DDS', specialty: 'Orofacial pain', interests: 'None.' }
  const { _id } = await calls.makeDoctor({ name, description: '<p>Likes jaws.</p>', ...facts })
  const path = `/doctors/${_id}`
  const old = await calls.makeBlog({ ...goodBlog(_id), title: 'First words' })
  const blog = await calls.makeBlog({ ...goodBlog(_id), title: 'Second words' })

  const told = await read<DoctorPage>(`/authors/${_id}`)
  expect(told).toMatchObject({ ...facts, reviewed: [] })
  expect(told.articles.map((article) => article._id)).toEqual([blog._id, old._id])

  const { html, text, links } = await openPage(site, path)
  expect(html).toMatch(/<h1[^>]*>Dr\. Ida Rowan<\/h1>/)
  expect(headings(html)).toEqual(
    expect.arrayContaining(['About', `Articles by ${name}`, 'License and interests']),
  )
  expect(text).toContain('DDS · Orofacial pain')
  expect(text).toContain('A listing is not a recommendation.')
  expect(links).toEqual(expect.arrayContaining([`/articles/${blog._id}`, `/articles/${old._id}`]))
  const [, jsonLd] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!
  expect(JSON.parse(jsonLd!)).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name, honorificSuffix: 'DDS' },
  })

  for (const place of ['/doctors-behind', `/articles/${blog._id}`]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    expect((await openPage(site, place)).links, place).toContain(path)
  }
  expect(await (await site.fetch('/sitemap.xml')).text()).toContain(`${path}</loc>`)
  const suggested = await read<Suggestion[]>('/suggestions?query=rowan')
  expect(suggested).toContainEqual({ kind: 'doctor', text: name, address: path })

  await calls.remove(`/authors/${_id}`)
  expect((await openPage(site, path, 404)).text).toContain('Doctor not found')
  expect(await refusal(await site.fetch(`/api/user/v1/authors/${_id}`))).toBe(
    '404 Doctor not found',
  )
  expect((await openPage(site, `/articles/${blog._id}`)).text).toContain('Unknown Author')
})

it('a doctor with a name alone has a page that is whole', async () => {
  const { _id } = await calls.makeDoctor({ name: 'Dr. Find' })
  const { html } = await openPage(site, `/doctors/${_id}`)
  const main = /<main.*?<\/main>/s.exec(html)![0]
  expect(headings(main)).toEqual([])
  expect(textOf(main)).toContain('Dr. Find')
  const reserved = await Promise.all(['Find', 'Search'].map((name) => calls.makeDoctor({ name })))
  expect(reserved.map((doctor) => doctor._id)).toEqual(['find-2', 'search-2'])
})
