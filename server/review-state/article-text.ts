import { blogFields, signedFields } from '../../shared/blog-fields.ts'
import type { Blog } from '../../shared/blog.ts'
import { referenceList } from './signed-references.ts'
import { paragraphs, type SignedPart, type SignedText } from './signed-text.ts'

const head = { id: 'head', label: 'Title and picture' }
const inHead = new Set<string>(['title', 'brief_description', 'img_description'])
/** Summary, call-out, and the text up to its first heading. */
const beginning = { id: 'beginning', label: 'Summary and beginning' }

/** Returns the text of an article that a doctor signs. It omits head image, tags, solutions and author. */
export function articleText(
  article: Pick<Blog, (typeof signedFields)[number] | 'references'>,
): SignedText {
  const texts = signedFields.map((name): SignedPart => {
    const { label, kind } = blogFields[name]
    const html = kind === 'rich-text' ? article[name] : paragraphs(article[name])
    const section = inHead.has(name) ? head : beginning
    return { name, label, html, section, ...(name === 'long_description' && { hasSections: true }) }
  })
  const { label } = blogFields.references
  const html = referenceList(article.references)
  return [...texts, { name: 'references', label, html, section: { id: 'references', label } }]
}
