import { describe, expect, it } from 'vitest'
import { type goodBlog, refusal, someImage } from '../support/requests/admin-calls.ts'
import { useBlogRules } from '../support/data/blog-rules.ts'

const at = useBlogRules()

const requiredFields: [string, keyof ReturnType<typeof goodBlog>, string, unknown[]][] = [
  ['V-01', 'title', 'Blog Title is required.', ['', '  ', '\u00A0\t\n', 7, null, ['x']]],
  ['V-02', 'brief_description', 'Brief Description is required.', ['', ' \u00A0 ', {}]],
  [
    'V-03',
    'long_description',
    'Long Description is required.',
    ['', ' ', '<p><br></p>', '<p>&nbsp;</p>', '<p>\u200B&zwj;</p>', '<script>alert(1)</script>', 1],
  ],
  ['V-04', 'call_out', 'Call Out is required.', ['', ' ', false]],
  [
    'V-05',
    'author_id',
    'Author is required.',
    ['', 'nobody', ['dr-ada-test'], { _id: 'x' }, null, '\0'],
  ],
  [
    'V-06',
    'solutions',
    'Solution is required.',
    [[], 'Medical Solution', ['Surgery'], ['Medical Solution', 'Surgery'], {}, [null], ['']],
  ],
  [
    'V-07',
    'tags',
    'At least one Tag is required.',
    [[], ['', '  '], 'TMD', [7], [['TMD']], { 0: 'TMD' }],
  ],
  [
    'V-08',
    'blog_summary',
    'Blog Summary is required.',
    ['', '<p></p>', '<ul><li></li></ul>', null],
  ],
  [
    'V-09',
    'img_description',
    'Image Description is required.',
    ['', '<h1> </h1>', '<!-- words -->'],
  ],
  [
    'V-10',
    'image_url',
    'Blog image is required.',
    [
      '',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      '//evil.example/x.jpg',
      'https://evil.example/images/x.jpg',
      'file:///etc/passwd',
      '\\\\host\\x',
      `${someImage}?x`,
      `/images/../${someImage}`,
      `x${'/'.repeat(10_000)}`,
      null,
    ],
  ],
]

describe('V-01 to V-10: what is missing is named in the order of the form', () => {
  it.each(requiredFields)('%s: %s', async (_id, field, message, bads) => {
    const later = requiredFields.slice(requiredFields.findIndex(([, name]) => name === field) + 1)
    const withoutLater = Object.fromEntries(
      Object.entries(at.good).filter(([name]) => !later.some(([, other]) => other === name)),
    )
    const { [field]: _left, ...rest } = at.good
    expect(await at.refusals(rest)).toBe(`400 ${message}`)
    for (const bad of bads) {
      expect(await at.refusals({ ...at.good, [field]: bad }), JSON.stringify(bad)).toBe(
        `400 ${message}`,
      )
      expect(await at.refusals({ ...withoutLater, [field]: bad })).toBe(`400 ${message}`)
    }
  })

  it('names the field', async () => {
    const response = await at.admin.post('/blogs', { ...at.good, solutions: ['Surgery'] })
    expect(await response.json()).toEqual({ message: 'Solution is required.', field: 'solutions' })
  })
})

describe('words', () => {
  const words = (count: number, between = ' ') =>
    Array.from({ length: count }, (_, at) => `w${at}`).join(between)

  it.each([' ', '&nbsp;', '\u00A0', '\n', '</p><p>', '<br>', '</li><li>', ' <b>x</b>'.slice(0, 1)])(
    'apart by %j: 200 are taken, 201 are not',
    async (between) => {
      const text = (count: number) => `<p>${words(count, between)}</p>`
      const taken = await at.admin.post('/blogs', {
        ...at.good,
        blog_summary: text(200),
        img_description: text(200),
      })
      expect(taken.status).toBe(201)
      expect(
        await at.refusals({ ...at.good, blog_summary: text(201), img_description: text(999) }),
      ).toBe('400 Blog summary is too long. Limit is 200 words. Currently: 201')
      expect(await at.refusals({ ...at.good, img_description: text(201) })).toBe(
        '400 Image description is too long. Limit is 200 words. Currently: 201',
      )
    },
  )

  it('are counted when nothing is missing', async () => {
    const long = `<p>${words(300)}</p>`
    expect(await at.refusals({ ...at.good, blog_summary: long, image_url: '' })).toBe(
      '400 Blog image is required.',
    )
  })
})

describe('an update with only some fields', () => {
  it.each(requiredFields)('%s: is refused without %s', async (_id, field, message) => {
    const { [field]: _left, ...rest } = at.good
    const { _id: id, updatedAt } = at.stored
    const before = await (await at.admin.get('/blogs')).json()
    const response = await at.admin.put(`/blogs/${id}`, { ...rest, _id: 'another', updatedAt })
    expect(await refusal(response)).toBe(`400 ${message}`)
    expect(await (await at.admin.get('/blogs')).json()).toEqual(before)
  })
})
