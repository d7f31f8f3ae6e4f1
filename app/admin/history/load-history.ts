import type { Draft, DraftVersion } from '../../../shared/draft.ts'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import { limits } from '../../../shared/limits.ts'
import { api } from '../client/api.ts'
import { draftsApi } from '../client/drafts.ts'
import { loadRecord } from '../record-form/load-record.ts'
import { sameFields } from './field-differences.ts'

export type History = {
  draft: Draft
  /** The versions listed so far, newest first. */
  versions: DraftVersion[]
  /** How many pages of versions are listed, and whether there are more. */
  pages: number
  hasMore: boolean
  /** The version that is shown; undefined for the present text. */
  shown: DraftVersion | undefined
  /** Whether the present text differs from the newest version. */
  presentDiffers: boolean
  compareWith: 'before' | 'now'
  /** The texts that are compared; `before` is empty if nothing came before. */
  before: DraftFields
  after: DraftFields
  authorNames: ReadonlyMap<string, string>
}

/** Loads what an address shows: `key`, `version` (else the present text), `with=now`, `pages` of versions. */
export function loadHistory(address: string) {
  return loadRecord(load(new URL(address).searchParams))
}

async function load(params: URLSearchParams): Promise<History> {
  const key = params.get('key') ?? ''
  const asked = Number(params.get('version'))
  const [draft, listed] = await Promise.all([
    draftsApi.get(key),
    listVersions(key, Number(params.get('pages')) || 1, asked),
  ])
  const { versions } = listed
  const fieldsOf = async (version: DraftVersion | undefined) =>
    version ? (await draftsApi.version(key, version.number)).fields : {}
  const newest = await fieldsOf(versions[0])
  const presentDiffers = !sameFields(draft.fields, newest)

  const at = asked ? versions.findIndex(({ number }) => number === asked) : presentDiffers ? -1 : 0
  const shown = versions[at]
  const compareWith = shown && params.get('with') === 'now' ? 'now' : 'before'
  const own = at <= 0 ? newest : await fieldsOf(shown)
  const [before, after] = !shown
    ? [newest, draft.fields]
    : compareWith === 'now'
      ? [own, draft.fields]
      : [await fieldsOf(versions[at + 1]), own]
  const authorNames = await namesOf([before['author_id'], after['author_id']])
  return { draft, ...listed, shown, presentDiffers, compareWith, before, after, authorNames }
}

/** Loads `least` pages, or more until version `number` and the one before it are listed. */
async function listVersions(key: string, least: number, number: number) {
  const byNumber = new Map<number, DraftVersion>()
  for (let page = 1; ; page++) {
    // oxlint-disable-next-line no-await-in-loop -- each page says whether there is another
    const { items, total } = await draftsApi.versions(key, page)
    for (const version of items) byNumber.set(version.number, version)
    const versions = [...byNumber.values()]
    const hasMore = items.length > 0 && page * limits.list.max < total
    const oldest = versions.at(-1)?.number ?? 0
    if (!hasMore || (page >= least && oldest < (number || Infinity))) {
      return { versions, pages: page, hasMore }
    }
  }
}

/** Author names by id, loaded only if the author has changed. */
async function namesOf([before, after]: (DraftFields[string] | undefined)[]) {
  if (before === after) return new Map<string, string>()
  return new Map((await api.authors()).items.map(({ _id, name }) => [_id, name]))
}
