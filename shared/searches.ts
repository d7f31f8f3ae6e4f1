// What readers search for, and what editors do about it, in the API.
import { foldedWords } from './letters.ts'
import { limits } from './limits.ts'
import { z } from './schema.ts'
import { nameField } from './text-field.ts'
import { isStorable, notStorable, oneLine } from './text-rules.ts'

/** The number of days that figures are shown for. */
export const figureDays = ['7', '30', '90', '365'] as const
export const searchKinds = ['all', 'nothing'] as const

const time = z.iso.datetime()
const oneOf = <Choice extends string>(name: string, choices: readonly Choice[]) =>
  z.enum(choices, { error: `${name} must be one of: ${choices.join(', ')}.` })

export const searchesQuery = z.object({
  days: oneOf('days', figureDays).default('30').describe('Up to and including today'),
  kind: oneOf('kind', searchKinds)
    .default('all')
    .describe('`nothing`: only what found nothing the last time'),
})
export type SearchesQuery = z.infer<typeof searchesQuery>

export const searchedText = z.object({
  text: z.string().describe('Lower case, without accents'),
  searches: z.int(),
  found: z.int().describe('The number of results of the last search'),
  lastDay: z.iso.date().describe('In the academy’s time zone'),
})
export type SearchedText = z.infer<typeof searchedText>

const { synonyms } = limits
const tooFew = 'Enter at least two words.'

/** Words and phrases on one line each, without repetitions: case and accents make no difference. */
const groupWords = z
  .array(z.string({ error: tooFew }), { error: tooFew })
  .overwrite((words) => {
    const known = new Set([''])
    return words.map(withOneSpace).filter((word) => {
      const key = wordsKey(word)
      const isNew = !known.has(key)
      known.add(key)
      return isNew
    })
  })
  .superRefine((words, context) => {
    const message = breachOf(words)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .meta({ minItems: synonyms.fewestWords, maxItems: synonyms.mostWords })

function breachOf(words: readonly string[]): string | undefined {
  if (words.length < synonyms.fewestWords) return tooFew
  if (words.some((word) => word.length > synonyms.word)) return 'A word is too long.'
  if (words.length > synonyms.mostWords) return `Enter at most ${synonyms.mostWords} words.`
  return words.every(isStorable) ? undefined : notStorable('A word')
}

/** A text by which words are compared: only letters and digits count, ignoring case and accents. */
export const wordsKey = (text: string): string => foldedWords(text).join(' ')

const withOneSpace = (text: string) => oneLine(text).replace(/\s+/gu, ' ')

export const synonymInput = z.object({
  words: groupWords.describe('Words and phrases that mean the same'),
  updatedAt: time.optional(),
})
export type SynonymInput = z.infer<typeof synonymInput>

export const synonymGroup = z.object({
  _id: z.string(),
  words: z.array(z.string()),
  builtIn: z.boolean().describe('Comes with the site: it can be changed, but not removed'),
  updatedAt: time,
})
export type SynonymGroup = z.infer<typeof synonymGroup>

const noWords = 'Words are required.'
export const promotedInput = z.object({
  words: nameField(noWords, limits.searchText, 'The search')
    .refine((words) => wordsKey(words) !== '', { error: noWords })
    .describe('A search that holds all of these words, in any order, shows the article first'),
  articleId: z.string({ error: 'Article not found' }),
})
export type PromotedInput = z.infer<typeof promotedInput>

export const promotedArticle = z.object({
  _id: z.string(),
  words: z.string(),
  article: z.object({ _id: z.string(), title: z.string() }),
})
export type PromotedArticle = z.infer<typeof promotedArticle>
