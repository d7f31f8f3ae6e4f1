import { fields } from '../../content/everyday-words/field-words.ts'
import { wordsOf } from './query/search-words.ts'

/** Somebody who treats; "periodontist" and "surgeon" too. */
export const profession = String.raw`(?:doctor|dentist|specialist|clinic|therapist|surgeon|\w{4,}ontist|\w{4,}ologist)s?`

/** What a doctor is reported to have said or done, so that nobody asks for one. */
const reported =
  'says?|said|told|showed|shows|taught|did|has|had|is|was|thinks?|thought|finds?|found|never|sees|saw|gave|pulled|wants?|put|made|sent|sends|recommend(?:s|ed)'

/** Between somebody who treats and what. */
const whoTreats = String.raw`(?:for|(?:who|that) (?:does|do|treats?|fix(?:es)?|makes?|knows?|works with|specializes in)|specializing in)`

/** Said by who looks for somebody. */
const looks = /\b(?:find|need|want|see|recommend|looking for|which|any|good|best|near)\b/
/** A text of so few words needs not say it. */
const fewWords = 3

const patterns = fields.map(({ in: words, asked, titles }) => {
  const before = `(?:${asked}) ${profession}`
  const after = `${profession} ${whoTreats}(?: \\w+){0,3} (?:${asked})`
  return {
    words,
    asks: notReported(`${before}|${after}`),
    title: titles === undefined ? undefined : notReported(`(?:${titles})s?`),
  }
})

function notReported(pattern: string): RegExp {
  return new RegExp(String.raw`\b(?:${pattern})\b(?! (?:${reported})\b)`)
}

/** Words of the specialty of those whom a text asks for by their field: "a doctor for my ears". */
export function askedField(text: string): readonly string[] | undefined {
  const words = wordsOf(text)
  const joined = words.join(' ')
  const isLooking = words.length <= fewWords || looks.test(joined)
  return patterns.find(({ asks, title }) => asks.test(joined) || (isLooking && title?.test(joined)))
    ?.words
}
