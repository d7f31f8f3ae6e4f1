import type { Draft, DraftVersion } from '../../../shared/draft.ts'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import { api } from '../client/api.ts'
import { draftsApi } from '../client/drafts.ts'
import { loadRecord } from '../record-form/load-record.ts'
import { sameFields } from './field-differences.ts'

export type History = {
  draft: Draft
  /** Newest first. */
  versions: DraftVersion[]
  /** The version that is shown; undefined for the present text. */
  shown: DraftVersion | undefined
  /** Whether the present text differs from the newest version. */
  presentDiffers: boolean
  compareWith: 'before' | 'now'
  /** What is compared; `before` is empty where nothing came before. */
  before: DraftFields
  after: DraftFields
  authorNames: ReadonlyMap<string, string>
}

/** What an address of the history shows: `key`, `version` (else the present text), `with=now`. */
export function loadHistory(address: string) {
  return loadRecord(load(new URL(address).searchParams))
}

async function load(params: URLSearchParams): Promise<History> {
  const key = params.get('key') ?? ''
  const [draft, versions] = await Promise.all([draftsApi.get(key), draftsApi.versions(key)])
  const fieldsOf = async (version: DraftVersion | undefined) =>
    version ? (await draftsApi.version(key, version.number)).fields : {}
  const newest = await fieldsOf(versions[0])
  const presentDiffers = !sameFields(draft.fields, newest)

  const asked = Number(params.get('version'))
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
  return { draft, versions, shown, presentDiffers, compareWith, before, after, authorNames }
}

/** Asked for only where the author has changed. */
async function namesOf([before, after]: (DraftFields[string] | undefined)[]) {
  if (before === after) return new Map<string, string>()
  return new Map((await api.authors()).items.map(({ _id, name }) => [_id, name]))
}
