import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import { useBlogRules } from '../support/data/blog-rules.ts'

const at = useBlogRules()

describe('V-21, V-22: what is no blog at all', () => {
  const notValid = /^400 /

  it.each(['[]', '"x"', 'null', '7', '', '{', '{"title":1}x', '{"title":1e400', '[[[['])(
    '%s',
    async (body) => expect(await at.refusals(body)).toMatch(notValid),
  )

  it.each([
    '{"__proto__":{"title":"x"}}',
    '{"constructor":{"prototype":{"title":"x"}}}',
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    '['.repeat(10_000) + ']'.repeat(10_000),
    `{"tags":[${'1,'.repeat(300_000)}1]}`,
    '{"title":1e400,"tags":-0,"x":123456789012345678901234567890}',
  ])('V-21: $0', async (body) => {
    expect(await at.refusals(body)).toMatch(notValid)
    expect((await at.admin.post('/blogs', at.good)).status).toBe(201)
    expect(({} as { title?: string }).title).toBeUndefined()
  })

  it.each(['"title":"",', '"\\u0074itle":"",', '"more":[{"a":"\\":","a":2}],'])(
    'V-21: a key that comes twice, as in %s',
    async (repeated) => {
      const body = JSON.stringify(at.good).replace('{', `{${repeated}`)
      expect(await at.refusals(body)).toBe('400 The request is not valid.')
    },
  )

  it('V-21: text that looks like keys is text', async () => {
    const made = await at.admin.makeBlog({
      ...at.good,
      title: '{"title": "a", "title": "b"} \\',
      call_out: 'a":"b',
      more: [{ a: 1, b: { a: 1 } }, { a: 1 }, '"a":', '\\', {}, []],
    })
    expect(made.title).toBe('{"title": "a", "title": "b"} \\')
  })

  it.each([
    ['Application/JSON', 201],
    ['application/json ;charset=utf-8', 201],
    ['application/json\ta', 415],
    ['application/json garbage', 415],
    ['application/jsonp', 415],
    ['text/json', 415],
    ['text/plain', 415],
    ['', 415],
  ])('V-22: Content-Type %j', async (type, status) => {
    const bad = await at.admin.post('/blogs', {}, { 'content-type': type })
    expect(bad.status).toBe(status === 201 ? 400 : status)
    expect((await at.admin.post('/blogs', at.good, { 'content-type': type })).status).toBe(status)
  })

  it('V-22: a compressed body is refused', async () => {
    const response = await at.admin.post('/blogs', at.good, { 'content-encoding': 'gzip' })
    expect([400, 415]).toContain(response.status)
  })
})

describe('V-28: generated bodies', () => {
  const anything = fc.anything({ maxDepth: 2, withNullPrototype: false })
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constant('<p>x</p>'))
  const body = () =>
    fc.record(
      Object.fromEntries(
        Object.entries(at.good).map(([field, value]) => [
          field,
          fc.oneof(
            { weight: 6, arbitrary: fc.constant<unknown>(value) },
            { weight: 1, arbitrary: text },
            { weight: 1, arbitrary: anything },
          ),
        ]),
      ),
      { requiredKeys: [] },
    )

  it('never break the server, and what is accepted reads back as it was returned', async () => {
    await fc.assert(
      fc.asyncProperty(body(), async (generated) => {
        const json = JSON.stringify(generated, (_key, value: unknown) =>
          typeof value === 'bigint' ? Number(value) : value,
        )
        const response = await at.admin.post('/blogs', json ?? 'null')
        expect([201, 400]).toContain(response.status)
        if (response.status === 400) return
        const made = (await response.json()) as Blog
        expect(await (await at.site.fetch(`/api/user/v1/blogs/${made._id}`)).json()).toEqual(made)
        expect((await at.admin.remove(`/blogs/${made._id}`)).status).toBe(204)
      }),
      { numRuns: 400 },
    )
  })
})
