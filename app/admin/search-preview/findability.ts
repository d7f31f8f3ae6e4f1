import { medicalPageNames } from '../../../shared/condition-ids.ts'

/** Roughly how many characters search engines show. */
export const shown = { title: 60, description: 160 } as const

export type FoundArticle = {
  title: string
  brief_description: string
  tags: readonly string[]
  references: readonly unknown[]
  hasPicture: boolean
}

/** Warnings about what keeps an article from being found, opened or believed. */
export function findabilityWarnings(article: FoundArticle): string[] {
  const title = article.title.trim().length
  const description = article.brief_description.trim().length
  return [
    title > shown.title && `The title is long. ${cutAfter(shown.title)}`,
    description === 0 && 'There is no description: search engines will pick a sentence themselves.',
    description > shown.description &&
      `The description is too long. ${cutAfter(shown.description)}`,
    !article.hasPicture && 'There is no picture for lists and the shared card.',
    !article.tags.some(isCondition) &&
      'No tag names a condition, such as Jaw or Sleep Apnea: no condition’s page will show the article.',
    article.references.length === 0 &&
      'There is no source: with references, readers can check what the text says.',
  ].filter((warning) => warning !== false)
}

const cutAfter = (characters: number) =>
  `Search results cut it after about ${characters} characters.`

const conditions = new Set(Object.values(medicalPageNames).map((name) => name.toLowerCase()))
const isCondition = (tag: string) => conditions.has(tag.trim().toLowerCase())

/** Shortens a text as search results do: at the end of a word. */
export function cutText(text: string, most: number): string {
  const whole = text.trim()
  if (whole.length <= most) return whole
  const start = whole.slice(0, most)
  const end = start.lastIndexOf(' ')
  return `${start.slice(0, end > most / 2 ? end : most).trimEnd()} …`
}
