import { parseRssFeed } from 'feedsmith'
import { expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import { blogFields } from '../../shared/blog-fields.ts'
import { draftFrom } from '../../shared/field-values.ts'
import { htmlText } from '../../shared/html-text.ts'
import { imageAddress } from '../../shared/image-address.ts'
import { noReview } from '../../shared/review.ts'
import { rssFeed } from './rss.ts'

const site = 'https://site.example'
const image = imageAddress(`${'a'.repeat(32)}-1200x720`)
const link = (href: string) => `<a href="${href}">x</a>`

function article(more: Partial<Blog>): Blog {
  return {
    ...draftFrom(blogFields, undefined),
    _id: 'jaw-pain',
    title: 'Jaw pain',
    brief_description: 'Why it hurts.',
    long_description: '<p>Text</p>',
    blog_summary: '<p>Summary</p>',
    img_description: '<p>A jaw</p>',
    call_out: 'Pain is a message.',
    image_url: image,
    solutions: ['Medical Solution'],
    tags: [],
    author_id: null,
    author_image_url: '',
    review: noReview,
    createdAt: '2025-07-07T00:00:00.000Z',
    updatedAt: '2025-07-07T00:00:00.000Z',
    ...more,
  }
}
const feedOf = (...articles: Partial<Blog>[]) => parseRssFeed(rssFeed(site, articles.map(article)))

it('says where it lies', () => {
  expect(feedOf().atom?.links).toEqual([
    { href: `${site}/rss.xml`, rel: 'self', type: 'application/rss+xml' },
  ])
})

it.each(['Pressure < 5 mm & > 3 mm', '<script>x</script>', '&lt;b&gt; &amp;amp; ]]> "q"'])(
  'keeps every word of %j',
  (text) => {
    const [item] = feedOf({
      title: text,
      brief_description: text,
      call_out: text,
      tags: [text],
    }).items!
    expect(item).toMatchObject({ title: text, categories: [{ name: text }] })
    // Feed readers show the description as HTML.
    expect(item!.description).not.toContain('<')
    expect(htmlText(item!.description!)).toBe(text)
    expect(htmlText(item!.content!.encoded!)).toContain(text)
  },
)

it('has the whole text of an article, with links and picture that work anywhere', () => {
  const links = ['/articles/a?b=1&amp;c', '#causes', 'https://example.org/'].map(link).join('')
  const [item] = feedOf({
    long_description: `<h1>Causes</h1><p>a &lt; b ${links}</p>`,
    blog_summary: `<p>${link('#section-causes')}</p>`,
  }).items!
  const page = `${site}/articles/jaw-pain`
  expect(item!.link).toBe(page)
  expect(item!.content!.encoded).toBe(
    [
      `<p><img src="${site}${image}" alt="" width="1200" height="720"></p>`,
      '<p>A jaw</p><p>Pain is a message.</p>',
      `<p>${link(`${page}#section-causes`)}</p>`,
      '<h2 id="section-causes">Causes</h2><p>a &lt; b ',
      link(`${site}/articles/a?b=1&amp;c`),
      link(`${page}#section-causes`),
      `${link('https://example.org/')}</p>`,
    ].join(''),
  )
})

it('grows no further than its readers can take, however long the articles are', () => {
  const long = { long_description: `<p>${'a '.repeat(100_000)}</p>` }
  const { items } = feedOf(...Array.from({ length: 30 }, () => long))
  expect(items).toHaveLength(30)
  expect(items!.filter(({ content }) => content).length).toBe(1)
  expect(items!.every(({ description }) => description === 'Why it hurts.')).toBe(true)
})
