import { blogFields, signedFields } from '../../shared/blog-fields.ts'
import type { Blog } from '../../shared/blog.ts'
import { referenceList } from './signed-references.ts'
import { paragraphs, type SignedText } from './signed-text.ts'

/** What a doctor signs of an article. Picture, tags, solutions and author may change without it. */
export function articleText(
  article: Pick<Blog, (typeof signedFields)[number] | 'references'>,
): SignedText {
  const texts = signedFields.map((name) => {
    const { label, kind } = blogFields[name]
    const html = kind === 'rich-text' ? article[name] : paragraphs(article[name])
    return { name, label, html }
  })
  const { label } = blogFields.references
  return [...texts, { name: 'references', label, html: referenceList(article.references) }]
}
