import type { DraftFields } from '../../../shared/draft-fields.ts'
import { limits } from '../../../shared/limits.ts'
import type { Database } from '../../database/database.ts'
import type { DraftRow } from '../draft-row.ts'
import { addVersion, keepPublished, latestVersion } from '../versions.ts'
import { recordFields } from '../record-fields.ts'

const longestMs = limits.draft.versionMinutes * 60_000

type Change = {
  fields: DraftFields
  email: string
  now: string
  /** Keep a version whoever wrote it, however little it is. */
  always?: boolean
}

/**
 * Keeps the draft as a version before a change, if somebody else wrote it or it holds ten minutes of
 * writing. Before the first change of a record, keeps what is published.
 */
export async function keepBeforeChange(
  trx: Database,
  row: DraftRow,
  { fields, email, now, always = false }: Change,
): Promise<void> {
  if (row.fields === null) return keepPublished(trx, row, fields)
  // An older version of this program publishes without keeping a version.
  if (row.live_number !== null && row.live_updated_at !== row.based_on) {
    await keepPublished(trx, row, await recordFields(trx, row.kind, row.live_number))
  }
  const isOthers = always || row.updated_by !== email
  if (!isOthers && Date.parse(now) - Date.parse(row.created_at) < longestMs) return
  const latest = await latestVersion(trx, row.number)
  const since = Date.parse(latest?.created_at ?? row.created_at)
  if (isOthers || Date.parse(now) - since >= longestMs) await keepAutomatic(trx, row, fields)
}

/** Keeps the draft as a version, unless its latest version is the same. */
export async function keepAutomatic(
  trx: Database,
  row: DraftRow,
  fields: DraftFields,
): Promise<void> {
  const { version, updated_at: at, updated_by: by } = row
  const latest = await latestVersion(trx, row.number)
  if (version === 0 || latest?.draft_version === version) return
  await addVersion(trx, row, { kind: 'automatic', fields, version, at, by })
}
