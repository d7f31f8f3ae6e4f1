// Rows of the lists of articles and doctors: what readers see, and what is still being written.
import type { DraftListItem } from '../../../shared/draft.ts'
import type { DraftKind } from '../../../shared/draft-fields.ts'
import { valueText } from '../../../shared/value-text.ts'
import { foldText } from '../../../shared/letters.ts'
import type { ListChoices, ListPage, ListPart } from '../client/api.ts'
import { draftsApi } from '../client/drafts.ts'
import { joinedPage } from './joined-page.ts'

export const listStates = ['all', 'published', 'draft', 'scheduled', 'trash'] as const
export type ListState = (typeof listStates)[number]

export type ListEntry<Item> = {
  /** The draft's key, else the record's `_id`. */
  _id: string
  /** What the row shows: the record, or the draft's fields in its place. */
  item: Item
  /** Id of the record, where readers see one. */
  recordId: string | undefined
  /** The record, where the list has loaded it. */
  record: Item | undefined
  /** Unfinished work on it. */
  draft: DraftListItem | undefined
}

type Source<Item> = {
  kind: DraftKind
  /** The published records. */
  published: (part: ListPart) => Promise<ListPage<Item>>
  /** Gives what turns a draft into a row. */
  rowsOf: (drafts: DraftListItem[]) => Promise<(draft: DraftListItem) => Item>
  /** What a row that is no record yet is sorted by in an order of the list but `date`. */
  sortText: (item: Item, order: string) => string
}

/** Loads one page of each state's list, or of the records alone for those who may not read drafts. */
export type Loaders<Item> = Record<
  ListState | 'withoutDrafts',
  (part: ListPart) => Promise<ListPage<ListEntry<Item>>>
>

/** The key of a row's draft, which every record has. */
export function keyOf<Item>(kind: DraftKind, { recordId, draft }: ListEntry<Item>): string {
  return draft?.key ?? `${kind}.${recordId}`
}

const isPublished = ({ key }: { key: string }) => !key.startsWith('new.')

/** How each state's list is loaded. `all` begins with what readers do not see, last changed first. */
export function loadersOf<Item extends { _id: string }>({
  kind,
  published,
  rowsOf,
  sortText,
}: Source<Item>): Loaders<Item> {
  type Entries = ListPage<ListEntry<Item>>

  async function withDrafts(
    part: ListPart,
    unfinished: Promise<DraftListItem[]>,
  ): Promise<Entries> {
    const [drafts, { items, total }] = await Promise.all([unfinished, published(part)])
    const draftsById = new Map(drafts.filter(isPublished).map((draft) => [draft.recordId, draft]))
    const entryOf = (record: Item) => {
      const draft = draftsById.get(record._id)
      return { _id: record._id, item: record, recordId: record._id, record, draft }
    }
    return { items: items.map(entryOf), total }
  }

  async function entriesOf(
    drafts: DraftListItem[],
    { query, choices = {} }: ListPart,
  ): Promise<ListEntry<Item>[]> {
    const { sort = '', ...filters } = choices
    const found = drafts.filter((draft) => hasWords(draft, query) && hasChoices(draft, filters))
    const rowOf = await rowsOf(found)
    const entries = found.map((draft) => {
      const recordId = isPublished(draft) ? (draft.recordId ?? undefined) : undefined
      return { _id: draft.key, item: rowOf(draft), recordId, record: undefined, draft }
    })
    const order = sort.replace('-', '')
    const isBackwards = sort.startsWith('-')
    // They come as they were changed last.
    if (order === 'date' || order === '') return sort === 'date' ? entries.toReversed() : entries
    const text = ({ item }: ListEntry<Item>) => foldText(sortText(item, order))
    const sorted = entries.toSorted((a, b) => (text(a) < text(b) ? -1 : 1))
    return isBackwards ? sorted.toReversed() : sorted
  }

  async function only(part: ListPart, drafts: DraftListItem[]): Promise<Entries> {
    const entries = await entriesOf(drafts, part)
    const start = (part.page - 1) * part.limit
    return { items: entries.slice(start, start + part.limit), total: entries.length }
  }

  const unfinished = () => draftsApi.list(kind)
  const isScheduled = ({ state }: DraftListItem) => state === 'scheduled'
  return {
    all(part: ListPart) {
      const drafts = unfinished()
      const unseen = drafts.then((all) =>
        entriesOf(
          all.filter((draft) => !isPublished(draft)),
          part,
        ),
      )
      return joinedPage(part, unseen, (page) => withDrafts(page, drafts))
    },
    published: (part: ListPart) => withDrafts(part, unfinished()),
    withoutDrafts: (part: ListPart) => withDrafts(part, Promise.resolve([])),
    draft: async (part: ListPart) =>
      only(
        part,
        (await unfinished()).filter((draft) => !isScheduled(draft)),
      ),
    scheduled: async (part: ListPart) => only(part, (await unfinished()).filter(isScheduled)),
    trash: async (part: ListPart) => only(part, await draftsApi.list(kind, 'trash')),
  }
}

/** Names of filters, and the fields of drafts that they look at. */
const filteredFields: Record<string, string> = {
  author: 'author_id',
  tag: 'tags',
  solution: 'solutions',
}

function hasChoices({ fields }: DraftListItem, filters: ListChoices): boolean {
  return Object.entries(filters).every(([name, wanted]) => {
    const value = fields[filteredFields[name] ?? name]
    const values: unknown[] = Array.isArray(value) ? value : [value]
    return !wanted || values.some((one) => foldText(String(one)) === foldText(wanted))
  })
}

/** Whether all words of the query are in the draft's lines; case and accents are ignored. */
function hasWords({ fields }: DraftListItem, query: string): boolean {
  const text = foldText(Object.values(fields).map(valueText).join(' '))
  return foldText(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
