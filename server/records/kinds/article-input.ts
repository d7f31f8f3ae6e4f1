import { dangerSigns, helpCards } from '../../../content/danger-signs.ts'
import { type UrgencyConflict, urgencyConflicts } from '../../../content/urgency-conflicts.ts'
import { blogFields } from '../../../shared/blog-fields.ts'
import { blogInput } from '../../../shared/blog-input.ts'
import { namesOf } from '../../../shared/fields.ts'
import { paragraphText, readParagraphs } from '../../../shared/read-paragraphs.ts'

const texts = namesOf(blogFields, ['line', 'rich-text'])
const richTexts = new Set<string>(namesOf(blogFields, ['rich-text']))

/**
 * The rules of an article that is published: those of the form, and then that no sentence gives a danger sign
 * less urgency than it has. Only the server checks that: the browser need not load all danger signs for it.
 */
export const articleInput = blogInput.superRefine((article, context) => {
  for (const breach of urgencyBreaches(article)) context.addIssue({ code: 'custom', ...breach })
})

/** For each text that plays down a danger sign, the first sentence that does, in words for its writer. */
export function urgencyBreaches(article: Record<(typeof texts)[number], string>) {
  return texts.flatMap((name) => {
    const conflict = paragraphsOf(name, article[name]).flatMap(urgencyConflicts)[0]
    return conflict ? [{ path: [name], message: refusalOf(conflict) }] : []
  })
}

/** The paragraphs of a text. An item of a list follows the words that lead to the list. */
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
