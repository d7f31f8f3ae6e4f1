import { expect, it } from 'vitest'
import type { NewPreviewLink } from '../../shared/draft.ts'
import { draftCalls } from '../support/requests/draft-calls.ts'
import { useRemarksSite, text, read } from '../support/site/remarks-site.ts'

const at = useRemarksSite()
const { remark, remarks } = at

it('is nowhere that readers or strangers with a link look', async () => {
  const marks = { body: 'Wombat remark', suggestion: 'wombat words' }
  const { _id } = await remark('two days', at.reviewer, marks)
  await at.owner.post(`/drafts/${at.key}/remarks/${_id}/replies`, { body: 'Wombat reply' })
  await draftCalls(at.owner).save(at.key, { long_description: text.replace('two', 'some') })
  const link = await read<NewPreviewLink>(
    at.owner.post(`/drafts/${at.key}/previews`, { days: 7, note: '' }),
  )
  const rita = await at.owner.makeDoctor({ name: 'Dr. Rita', email: 'rita@example.org' })
  const asked = { kind: 'article', id: at.blog._id, doctor_id: rita._id, note: '' }
  expect((await at.owner.post('/reviews/requests', asked)).status).toBe(201)
  const sent = await at.mail.mailTo('rita@example.org')
  const [, review = ''] = /(\/review\/[\w-]{43})$/m.exec(sent.text ?? '') ?? []
  const paths = [
    ...[
      new URL(link.url).pathname,
      review,
      `/articles/${at.blog._id}`,
      '/articles',
      '/',
      '/rss.xml',
    ],
    ...['/sitemap.xml', '/find?query=wombat', `/doctors/${at.ada}`, '/index'],
    ...[
      '/api/user/v1/blogs',
      `/api/user/v1/blogs/${at.blog._id}`,
      '/api/user/v1/blogs/search?query=wombat',
    ],
  ]
  for (const path of paths) {
    const response = await at.site.fetch(path)
    expect(`${path} ${response.status}`).toBe(`${path} 200`)
    expect((await response.text()).replaceAll('query=wombat', ''), path).not.toMatch(
      /wombat (remark|reply|words)/i,
    )
  }
})

it('is made by a doctor behind a review link, which goes on working', async () => {
  const email = 'rob@example.org'
  const rob = await at.owner.makeDoctor({ name: 'Dr. Rob', email })
  const asked = { kind: 'article', id: at.blog._id, doctor_id: rob._id, note: '' }
  await at.owner.post('/reviews/requests', asked)
  const [, path = ''] =
    /(\/review\/[\w-]{43})$/m.exec((await at.mail.mailTo(email)).text ?? '') ?? []
  const send = async (fields: Record<string, string>) => {
    const response = await at.site.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      body: new URLSearchParams({ decision: 'remark', comment: 'Kept', ...fields }).toString(),
    })
    return { status: response.status, html: await response.text() }
  }
  const unknown = await send({ quote: 'three weeks', remark: 'Why?' })
  expect(unknown).toMatchObject({
    status: 400,
    html: expect.stringContaining('These words are not in the text.'),
  })
  expect(unknown.html).toContain('>Why?</textarea>')
  expect(await send({ quote: 'the', remark: 'Why?' })).toMatchObject({ status: 400 })
  expect((await send({ quote: 'two days', remark: '' })).html).toContain('Remark is required.')
  const added = await send({
    quote: 'for two\ndays',
    remark: 'Three.',
    suggestion: 'for three days',
  })
  expect(added).toMatchObject({
    status: 200,
    html: expect.stringContaining('The office has your remark.'),
  })
  expect(added.html).toContain('>Kept</textarea>')
  const [listed, ...others] = await remarks()
  expect(others).toEqual([])
  expect(listed).toMatchObject({
    ...{ quote: 'for two days', body: 'Three.', suggestion: 'for three days' },
    author: { name: 'Dr. Rob', you: false },
  })
  // Of somebody who has no name, so that the panel shows an address.
  await at.owner.post(`/drafts/${at.key}/remarks/${listed!._id}/replies`, { body: 'Thank you.' })
  const page = await at.site.fetch(path)
  expect(page.status).toBe(200)
  expect((await page.text()).replaceAll('<!-- -->', '')).toContain('The office: Thank you.')
})
