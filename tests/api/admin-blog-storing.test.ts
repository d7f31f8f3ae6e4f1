import { describe, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import { useBlogRules } from '../support/data/blog-rules.ts'

const at = useBlogRules()

describe('what is stored', () => {
  it('title and brief description, trimmed', async () => {
    const made = await at.admin.makeBlog({
      ...at.good,
      title: '\u00A0\t A title \n',
      brief_description: '  A brief \u00A0',
    })
    expect([made.title, made.brief_description]).toEqual(['A title', 'A brief'])
  })

  it('V-13: tags trimmed, without empty ones and repeats, as text', async () => {
    const tags = [' a ', '', 'A', 'a', '<img src=x onerror=alert(1)>', '  ', 'A']
    const made = await at.admin.makeBlog({ ...at.good, tags })
    expect(made.tags).toEqual(['a', 'A', '<img src=x onerror=alert(1)>'])
  })

  it('both solutions, each once', async () => {
    const solutions = ['Dental Solution', 'Medical Solution', 'Dental Solution']
    const made = await at.admin.makeBlog({ ...at.good, solutions })
    expect(made.solutions).toEqual(['Dental Solution', 'Medical Solution'])
  })

  it.each([
    '🦷 with a four-byte sign',
    'caf\u00E9 and cafe\u0301',
    'right \u202Eto left',
    `marks ${'a'.concat('\u0301'.repeat(50))}`,
    '<b>plain</b> & "quoted"',
    "Robert'); DROP TABLE blogs;--",
  ])('V-20: %j comes back equal', async (title) => {
    const made = await at.admin.makeBlog({ ...at.good, title, call_out: title, tags: [title] })
    const {
      title: read,
      call_out,
      tags,
    } = (await (await at.site.fetch(`/api/user/v1/blogs/${made._id}`)).json()) as Blog
    expect([read, call_out, tags]).toEqual([title, title, [title]])
  })

  it.each(['title', 'brief_description', 'call_out', 'long_description', 'blog_summary'] as const)(
    'V-20: NUL or half a character in %s is refused',
    async (field) => {
      for (const bad of ['a\0b', 'a\uD800b']) {
        expect(await at.refusals({ ...at.good, [field]: bad })).toMatch(
          /^400 .* can't be stored\.$/,
        )
      }
      expect(await at.refusals({ ...at.good, tags: ['a\0b'] })).toBe(
        "400 A tag contains characters that can't be stored.",
      )
    },
  )

  it('rich text without what the site does not allow in it', async () => {
    const made = await at.admin.makeBlog({
      ...at.good,
      long_description:
        '<p onclick="x()">Hi <script>alert(1)</script><a href="https://example.org/" onclick="x()">there</a></p>',
    })
    expect(made.long_description).toBe(
      '<p>Hi <a href="https://example.org/" rel="noopener nofollow">there</a></p>',
    )
  })

  it('Z-17: nothing that the form does not send', async () => {
    const made = await at.admin.makeBlog({
      ...at.good,
      _id: 'chosen',
      id: 'chosen',
      createdAt: '2001-01-01T00:00:00.000Z',
      updatedAt: '2001-01-01T00:00:00.000Z',
      __v: 3,
      number: 1,
      author: { _id: 'x' },
      role: 'owner',
      slug: 'chosen',
    })
    expect(made._id).toMatch(/^jaw-pain-in-the-morning-\d+$/)
    expect(Date.parse(made.createdAt)).toBeGreaterThan(Date.now() - 60_000)
    expect(made.updatedAt).toBe(made.createdAt)
    const changed = await at.admin.put(`/blogs/${made._id}`, {
      ...at.good,
      _id: at.stored._id,
      createdAt: '2001-01-01T00:00:00.000Z',
    })
    const after = (await changed.json()) as Blog
    expect([after._id, after.createdAt]).toEqual([made._id, made.createdAt])
    expect(await (await at.admin.get(`/blogs/${at.stored._id}`)).json()).toEqual(at.stored)
  })
})

describe('V-19: limits', () => {
  it.each([
    ['title', 'x'.repeat(201), '400 Blog Title is too long. Limit is 200 characters.'],
    [
      'brief_description',
      'x'.repeat(1001),
      '400 Brief Description is too long. Limit is 1000 characters.',
    ],
    ['call_out', 'x'.repeat(501), '400 Call Out is too long. Limit is 500 characters.'],
    [
      'long_description',
      `<p>${'x '.repeat(100_000)}</p>`,
      '400 Long Description is too long. Limit is 200000 characters.',
    ],
    ['tags', Array.from({ length: 51 }, (_, at) => `t${at}`), '400 Too many tags. Limit is 50.'],
    ['tags', ['x'.repeat(61)], '400 A tag is too long. Limit is 60 characters.'],
    ['tags', Array(1000).fill('x'.repeat(1000)), '400 Too many tags. Limit is 50.'],
  ])('%s', async (field, value, message) => {
    expect(await at.refusals({ ...at.good, [field]: value })).toBe(message)
  })

  it('the longest that is allowed', async () => {
    const made = await at.admin.makeBlog({
      ...at.good,
      title: 'x'.repeat(200),
      brief_description: 'x'.repeat(1000),
      call_out: 'x'.repeat(500),
      long_description: `<p>${'x '.repeat(99_990)}</p>`,
      tags: Array.from({ length: 50 }, (_, at) => `${at}${'x'.repeat(58)}`),
    })
    expect(made.tags).toHaveLength(50)
    expect(
      (await at.admin.put(`/blogs/${made._id}`, { ...made, author_id: at.good.author_id })).status,
    ).toBe(200)
  })

  it('a body of more than 1 MiB', async () => {
    expect(await at.refusals({ ...at.good, more: 'x'.repeat(1024 * 1024) })).toBe(
      '413 The request is too large.',
    )
  })

  it('H-08: hostile markup costs little time', async () => {
    const hostile = ['<', '&', '<a ', '<!--', '</', '&#', '<p><b>', '"<a href="', '<![CDATA[']
    for (const unit of hostile) {
      const long_description = unit.repeat(Math.floor(199_000 / unit.length))
      const before = process.cpuUsage()
      const { status } = await at.admin.post('/blogs', { ...at.good, long_description })
      expect([201, 400]).toContain(status)
      const { user } = process.cpuUsage(before)
      expect(user / 1000, unit).toBeLessThan(1000)
    }
  })
})
