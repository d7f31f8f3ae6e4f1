import { dangerSigns, helpCards } from '../../../content/danger-signs.ts'
import { type UrgencyConflict, urgencyConflicts } from '../../../content/urgency-conflicts.ts'
import { blogFields } from '../../../shared/blog-fields.ts'
import { blogInput } from '../../../shared/blog-input.ts'
import { namesOf } from '../../../shared/fields.ts'
import { paragraphText, readParagraphs } from '../../../shared/read-paragraphs.ts'

const texts = namesOf(blogFields, ['line', 'rich-text'])
const richTexts = new Set<string>(namesOf(blogFields, ['rich-text']))

/**
 * The rules for publishing an article: those of the form, and that no sentence understates the urgency of a
 * danger sign. Only the server checks the latter, so that browsers need not load all danger signs.
 */
export const articleInput = blogInput.superRefine((article, context) => {
  for (const breach of urgencyBreaches(article)) context.addIssue({ code: 'custom', ...breach })
})

/** Returns, for each text that understates a danger sign, an error for the first such sentence. */
export function urgencyBreaches(article: Record<(typeof texts)[number], string>) {
  return texts.flatMap((name) => {
    const conflict = paragraphsOf(name, article[name]).flatMap(urgencyConflicts)[0]
    return conflict ? [{ path: [name], message: refusalOf(conflict) }] : []
  })
}

/** Returns the paragraphs of a text. Each list item is joined with the words that introduce the list. */
function paragraphsOf(name: string, text: string): string[] {
  if (!richTexts.has(name)) return [text]
  let lead = ''
  return readParagraphs(text).map((paragraph) => {
    const words = paragraphText(paragraph)
    if (/\b[ou]l\b/.test(paragraph.kind)) return `${lead}${words}`
    lead = words.endsWith(':') ? `${words} ` : ''
    return words
  })
}

function refusalOf({ sentence, sign, level }: UrgencyConflict): string {
  const { heading } = helpCards.find((card) => card.level === level)!
  return `“${sentence}” gives a danger sign too little urgency. For “${dangerSigns[sign].brief}” this site says: ${heading}.`
}
