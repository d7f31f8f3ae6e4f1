import { type Field, namesIn } from './fields.ts'
import { limits } from './limits.ts'

const { article } = limits

export const solutions = ['Medical Solution', 'Dental Solution'] as const

/**
 * Whether a doctor signs the text. `position`: its place on the page, which is also its order in the
 * signature's hash and must never change. `unsigned`: why nobody signs it.
 */
type Signed = { signed: { position: number } | { unsigned: string } }
type SignedField = Extract<Field, { kind: 'line' | 'rich-text' }> & Signed
type OtherField = Exclude<Field, { kind: 'line' | 'rich-text' }>

type BlogField = (SignedField | OtherField) & {
  /** The ranking tier of its words; without it they are not searched. */
  search?: 'title' | 'names' | 'lead' | 'text'
  /** False: responses have it for single articles, but not in lists. */
  inLists?: false
}

/** The fields of an article. To add one, see docs/recipes.md. */
export const blogFields = {
  title: {
    label: 'Blog Title',
    kind: 'line',
    hint: 'The heading of the page, and the title in lists, search results and shared links.',
    required: 'Blog Title is required.',
    maxLength: article.title,
    rows: 1,
    signed: { position: 1 },
    search: 'title',
  },
  brief_description: {
    label: 'Brief Description',
    kind: 'line',
    hint: 'Stands below the title, in lists, search results and shared links.',
    required: 'Brief Description is required.',
    maxLength: article.brief,
    rows: 3,
    signed: { position: 2 },
    search: 'lead',
  },
  long_description: {
    label: 'Long Description',
    kind: 'rich-text',
    hint: 'The text of the page. Its first paragraph is set larger than the rest.',
    required: 'Long Description is required.',
    maxLength: article.richText,
    signed: { position: 6 },
    search: 'text',
    inLists: false,
  },
  call_out: {
    label: 'Call Out',
    kind: 'line',
    hint: 'Stands out in large letters between the summary and the text.',
    required: 'Call Out is required.',
    maxLength: article.callOut,
    rows: 2,
    signed: { position: 4 },
    search: 'lead',
  },
  author_id: {
    label: 'Author',
    kind: 'doctor',
    hint: 'Named below the title and introduced at the end of the page.',
    required: 'Author is required.',
    search: 'names',
  },
  solutions: {
    label: 'Solution',
    kind: 'choices',
    hint: 'Stands above the title and in lists.',
    required: 'Solution is required.',
    options: solutions,
    none: 'Select a solution',
    search: 'text',
  },
  tags: {
    label: 'Tags',
    kind: 'list',
    required: 'At least one Tag is required.',
    maxItems: article.tags,
    item: { name: 'A tag', plural: 'tags', maxLength: article.tag },
    search: 'names',
  },
  blog_summary: {
    label: 'Blog Summary',
    kind: 'rich-text',
    hint: 'Stands in a box after the first paragraph.',
    required: 'Blog Summary is required.',
    maxLength: article.richText,
    maxWords: article.summaryWords,
    signed: { position: 5 },
    search: 'lead',
  },
  img_description: {
    label: 'Image Description',
    kind: 'rich-text',
    hint: 'Stands below the picture: say something worth knowing. What the picture shows is its alternative text, under Pictures.',
    required: 'Image Description is required.',
    maxLength: article.richText,
    maxWords: article.imageDescriptionWords,
    signed: { position: 3 },
    search: 'text',
  },
  image_url: {
    label: 'Blog Image',
    kind: 'image',
    required: 'Blog image is required.',
    invalid: 'Blog image is required.',
  },
  references: {
    label: 'References',
    kind: 'references',
    optional: true,
    citedIn: ['long_description', 'blog_summary'],
    inLists: false,
  },
  sample: {
    label: 'Sample content',
    kind: 'boolean',
    optional: true,
    hint: 'Readers see “Sample article”, and search engines are asked not to list it.',
  },
} as const satisfies Record<string, BlogField>

type BlogFields = typeof blogFields
type BlogFieldName = keyof BlogFields

/** Names of the fields that lists omit. */
export type UnlistedField = {
  [Name in BlogFieldName]: BlogFields[Name] extends { inLists: false } ? Name : never
}[BlogFieldName]

export function isListed<Name extends BlogFieldName>(
  name: Name,
): name is Exclude<Name, UnlistedField> {
  const field: BlogField = blogFields[name]
  return field.inLists !== false
}

export type SearchedField = {
  [Name in BlogFieldName]: BlogFields[Name] extends { search: string } ? Name : never
}[BlogFieldName]

type SignedFieldName = {
  [Name in BlogFieldName]: BlogFields[Name] extends { signed: { position: number } } ? Name : never
}[BlogFieldName]

const positionOf = (name: SignedFieldName) => blogFields[name].signed.position

/** The fields that a doctor signs, in page order. */
export const signedFields = namesIn(blogFields)
  .filter((name): name is SignedFieldName => {
    const field: BlogField = blogFields[name]
    return 'signed' in field && 'position' in field.signed
  })
  .toSorted((a, b) => positionOf(a) - positionOf(b))

export const searchedFields = namesIn(blogFields).filter(
  (name): name is SearchedField => 'search' in blogFields[name],
)
