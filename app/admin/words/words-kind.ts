import { type PageWords, setWords } from '../../../content/words/live.ts'
import type { DraftFieldKind, DraftValue } from '../../../shared/draft-fields.ts'
import { equal } from '../../../shared/merge-field.ts'
import { valueText } from '../../../shared/value-text.ts'
import type { WordChange, WordField, WordPage } from '../../../shared/words.ts'
import { wordsApi } from '../client/words.ts'
import type { FormKind } from '../record-kinds/record-kind.ts'
import { wordsAddress, wordsList } from './words-address.ts'

/** A page of words as forms edit it: a record whose fields are its own. */
export type StoredWords = WordPage & { _id: string; image_url: '' }
/** The values of the form, by field. */
export type WordsDraft = Record<string, DraftValue>
type WordsInput = Pick<WordChange, 'values' | 'hard'>

const somethingWrong = 'Something went wrong. Please try again.'

/** Fields by the ways in which drafts store and merge them. */
const draftKinds: Partial<Record<WordField['kind'], DraftFieldKind>> = {
  list: 'lines',
  items: 'references',
  sources: 'references',
}

export const wordsPlaces = {
  list: wordsList,
  backToList: 'Back to the site words',
  missing: 'Page not found',
}

/** A field as drafts store it. */
export const draftFieldOf = ({ label, kind, rich }: WordField) => ({
  label,
  kind: rich ? ('rich text' as const) : (draftKinds[kind] ?? ('line' as const)),
})

export const wordsFields = ({ fields }: WordPage) =>
  Object.fromEntries(fields.map((field) => [field.name, draftFieldOf(field)]))

export const asStored = (page: WordPage): StoredWords => ({ ...page, _id: page.key, image_url: '' })

/** Describes the form of a page. `isHard`: whether a text is published although it is hard to read. */
export function wordsKind(
  page: WordPage,
  isHard: boolean,
): FormKind<StoredWords, WordsDraft, WordsInput> {
  const { key, title, fields } = page
  const load = async () => asStored(await wordsApi.page(key))
  return {
    ...wordsPlaces,
    name: 'words',
    draftFields: wordsFields(page),
    form: wordsAddress(key),
    history: `${wordsList}/history`,
    hasPreview: true,
    isHard,
    fields: {},
    titles: { add: title, edit: title, view: title },
    pageAddress: ({ address }) => address,
    viewAddress: () => wordsAddress(key),
    load,
    create: () => Promise.reject(new Error('Pages of words come with the program.')),
    update: async (_id, { draft, ...input }, idempotencyKey) => {
      const change = { ...input, ...(draft && { draft }) }
      const saved = await wordsApi.change(key, change, idempotencyKey)
      if (key === 'academy') setWords({ academy: changedWords(saved) })
      return asStored(saved)
    },
    // The server alone knows the rules.
    loadRules: async () => ({ safeParse: (data) => ({ success: true, data }) }),
    draftOf: (words) =>
      Object.fromEntries((words ?? page).fields.map(({ name, value }) => [name, value])),
    inputFrom: (draft) => ({
      values: changedValues(fields, draft),
      ...(isHard && { hard: true }),
    }),
    textOf: (draft) =>
      fields.map(({ name, label }) => `${label}: ${valueText(draft[name])}`).join('\n\n'),
    messages: {
      added: '',
      updated: 'The words have been published.',
      refused: somethingWrong,
      noToken: 'Authorization token not found.',
      imageDeleteFailed: somethingWrong,
    },
    closeLeadsTo: 'back',
  }
}

/** The fields that differ from the program's: the panel itself names the academy, without a new document. */
const changedWords = ({ fields }: WordPage): PageWords =>
  Object.fromEntries(
    fields
      .filter(({ value, initial }) => !equal(value, initial))
      .map(({ name, value }) => [name, value]),
  )

/** The fields that differ from before; null for those that are as in the program again. */
function changedValues(fields: readonly WordField[], draft: WordsDraft) {
  const changed = fields.filter(({ name, value }) => !equal(draft[name], value))
  return Object.fromEntries(
    changed.map(({ name, initial }) => {
      const value = draft[name]
      return [name, equal(value, initial) ? null : value]
    }),
  )
}
