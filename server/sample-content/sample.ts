import type { solutions } from '../../shared/blog-fields.ts'
import type { Work } from '../../shared/reference.ts'

/** Shapes of the sample content that fills an empty site. Rich text is HTML of the site's allowlist. */
export type SampleDoctor = {
  key: string
  name: string
  specialty: string
  conditions: string[]
  languages: string[]
  city: string
  /** Two-letter state code. */
  region: string
  telehealth: boolean
  email: string
  location: string
  description: string
  /** File name, without extension, of the portrait in `pictures/`. */
  image: string
  linkedin?: string
  createdAt: string
}

export type SampleArticle = {
  title: string
  /** Plain text, 25 to 45 words. */
  brief_description: string
  /** HTML, at most 200 words. */
  blog_summary: string
  /** HTML, 600 to 1,000 words, without the list of references. */
  long_description: string
  /** HTML, at most 200 words: something to know, next to the picture. */
  img_description: string
  /** Plain text, at most 300 characters: a description for readers who cannot see the picture. */
  picture_shows: string
  /** Plain text, one sentence. */
  call_out: string
  tags: string[]
  solution: (typeof solutions)[number]
  /** Key of a sample doctor. */
  author: string
  /** File name, without extension, of the picture in `pictures/`. */
  image: string
  createdAt: string
  /** Ordered by their numbers in the text. */
  references: Work[]
}
