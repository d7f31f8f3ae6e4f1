import { academy } from '../../../content/academy.ts'
import type { Blog } from '../../../shared/blog.ts'
import type { Doctor } from '../../../shared/doctor.ts'
import { citationStructure } from '../citations/citation-structure.ts'
import { doctorAddress } from '../doctor-profile/doctor-address.ts'

/** Structured data about an article for search engines (schema.org). Leaves out made-up authors. */
export function articleStructure(
  article: Blog,
  writer: Pick<Doctor, 'sample'> | undefined,
  siteUrl: string,
  socialImage: string,
): Record<string, unknown> {
  const address = `${siteUrl}/articles/${article._id}`
  const isMadeUp = article.sample || writer?.sample
  const author = isMadeUp ? null : article.author_id
  return {
    '@type': ['Article', 'MedicalWebPage'],
    '@id': address,
    mainEntityOfPage: address,
    headline: article.title,
    description: article.brief_description,
    inLanguage: 'en-US',
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
    keywords: article.tags.join(', '),
    articleSection: article.solutions,
    author: author
      ? {
          '@type': 'Person',
          name: author.name,
          url: siteUrl + doctorAddress(author._id),
        }
      : { '@type': 'Organization', name: academy.name },
    image: siteUrl + (article.image_url || socialImage),
    ...(article.references.length > 0 && { citation: citationStructure(article.references) }),
  }
}
