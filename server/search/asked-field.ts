import { fields } from '../../content/everyday-words/field-words.ts'
import { wordsOf } from './query/search-words.ts'

/** Somebody who treats; "periodontist" and "surgeon" too. */
export const profession = String.raw`(?:doctor|dentist|specialist|clinic|therapist|surgeon|\w{4,}ontist|\w{4,}ologist)s?`

/** What a doctor is reported to have said or done, so that nobody asks for one. */
const reported =
  'says?|said|told|showed|shows|taught|did|has|had|is|was|thinks?|thought|finds?|found|never|sees|saw|gave|pulled|wants?|put|made|sent|sends|recommend(?:s|ed)'

/** Between somebody who treats and what. */
const whoTreats = String.raw`(?:for|(?:who|that) (?:does|do|treats?|fix(?:es)?|makes?|knows?|works with|specializes in)|specializing in)`

const patterns = fields.map(({ in: words, asked, titles }) => {
  const whoever = [
    `(?:${asked}) ${profession}`,
    `${profession} ${whoTreats}(?: \\w+){0,3} (?:${asked})`,
    ...(titles ? [`(?:${titles})s?`] : []),
  ].join('|')
  return { words, pattern: new RegExp(String.raw`\b(?:${whoever})\b(?! (?:${reported})\b)`) }
})

/** Words of the specialty of those whom a text asks for by their field: "a doctor for my ears". */
export function askedField(text: string): readonly string[] | undefined {
  const words = wordsOf(text).join(' ')
  return patterns.find(({ pattern }) => pattern.test(words))?.words
}
