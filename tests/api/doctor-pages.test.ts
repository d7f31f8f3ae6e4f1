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
  const place = { city: 'Boston', region: 'MA', phone: '+1 617 555 0142 ext. 5' }
  const facts = { credentials: 'DDS', specialty: 'Orofacial pain', interests: 'None.' }
  const work = {
    ...{ places: [place], conditions: ['tmd', 'tmd'], languages: ['en', 'es'], npi: '1234567893' },
    ...{ newPatients: 'yes', telehealth: true, license: 'MA 12345' },
  }
  const { _id } = await calls.makeDoctor({
    name,
    description: '<p>Likes jaws.</p>',
    ...facts,
    ...work,
  })
  const path = `/doctors/${_id}`
  const old = await calls.makeBlog({ ...goodBlog(_id), title: 'First words' })
  const blog = await calls.makeBlog({ ...goodBlog(_id), title: 'Second words' })

  const told = await read<DoctorPage>(`/authors/${_id}`)
  expect(told).toMatchObject({ ...facts, ...work, conditions: ['tmd'], reviewed: [] })
  expect(told.articles.map((article) => article._id)).toEqual([blog._id, old._id])

  const { html, text, links } = await openPage(site, path)
  expect(html).toMatch(/<h1[^>]*>Dr\. Ida Rowan<\/h1>/)
  expect(headings(/<main.*?<\/main>/s.exec(html)![0])).toEqual([
    ...['About', 'Where', 'Treats', 'Languages', `Articles by ${name}`],
    'License and interests',
  ])
  expect(text).toContain('DDS · Orofacial pain')
  for (const fact of ['English, Spanish', 'Takes new patients · Sees people by video']) {
    expect(text).toContain(fact)
  }
  expect(text).toContain('A listing is not a recommendation.')
  expect(links).toEqual(
    expect.arrayContaining([`/articles/${blog._id}`, `/articles/${old._id}`, 'tel:+16175550142']),
  )
  const [, jsonLd] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!
  expect(JSON.parse(jsonLd!)).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: {
      ...{ '@type': 'Person', name, honorificSuffix: 'DDS', knowsLanguage: ['en', 'es'] },
      workLocation: [{ address: { addressLocality: 'Boston', addressRegion: 'MA' } }],
    },
  })

  for (const place of [
    '/doctors-behind',
    `/articles/${blog._id}`,
    '/articles?query=massachusetts',
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    expect((await openPage(site, place)).links, place).toContain(path)
  }
  expect(await (await site.fetch('/sitemap.xml')).text()).toContain(`${path}</loc>`)
  const suggested = await read<Suggestion[]>('/suggestions?query=rowan')
  expect(suggested).toContainEqual({ kind: 'doctor', text: name, address: path })

  await calls.put(`/authors/${_id}`, { name })
  expect(await read<DoctorPage>(`/authors/${_id}`)).toMatchObject({ ...facts, license: 'MA 12345' })

  await calls.remove(`/authors/${_id}`)
  expect((await openPage(site, path, 404)).text).toContain('Doctor not found')
  expect(await refusal(await site.fetch(`/api/user/v1/authors/${_id}`))).toBe(
    '404 Doctor not found',
  )
  expect((await openPage(site, `/articles/${blog._id}`)).text).toContain('Unknown Author')
})

it('names the part of a place that is wrong', async () => {
  const places = [{ city: 'Boston' }, { name: 'Clinic' }]
  const response = await calls.post('/authors', { name: 'Dr. No Where', places })
  expect(await response.json()).toEqual({ message: 'City is required.', field: 'places.1.city' })
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
