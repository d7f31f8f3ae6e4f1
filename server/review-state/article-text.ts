import { blogFields } from '../../shared/blog-fields.ts'
import type { Blog } from '../../shared/blog.ts'
import { referenceList } from './signed-references.ts'
import { paragraphs, type SignedText } from './signed-text.ts'

/** In the order of the page. */
const signed = [
  'title',
  'brief_description',
  'img_description',
  'call_out',
  'blog_summary',
  'long_description',
] as const

/** What a doctor signs of an article. Picture, tags, solutions and author may change without it. */
export function articleText(
  article: Pick<Blog, (typeof signed)[number] | 'references'>,
): SignedText {
  const texts = signed.map((name) => {
    const { label, kind } = blogFields[name]
    const html = kind === 'rich-text' ? article[name] : paragraphs(article[name])
    return { name, label, html }
  })
  const { label } = blogFields.references
  return [...texts, { name: 'references', label, html: referenceList(article.references) }]
}
