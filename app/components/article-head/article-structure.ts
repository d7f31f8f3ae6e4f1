import { academy } from '../../../content/academy.ts'
import type { Blog } from '../../../shared/blog.ts'
import { doctorAddress } from '../doctor-profile/doctor-address.ts'

/** Structured data about an article for search engines (schema.org). */
export function articleStructure(
  article: Blog,
  siteUrl: string,
  socialImage: string,
): Record<string, unknown> {
  const address = `${siteUrl}/articles/${article._id}`
  const { author_id: author } = article
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
  }
}
