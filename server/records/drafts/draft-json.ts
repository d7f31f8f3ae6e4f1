import type { Draft, DraftEditor, DraftListItem, SavedDraft } from '../../../shared/draft.ts'
import type { DraftFields, DraftKind } from '../../../shared/draft-fields.ts'
import { cleanStored } from '../../html/clean-stored.ts'
import {
  type DraftRow,
  fieldVersionsOf,
  keyOf,
  type ListedDraftRow,
  scheduleProblemOf,
  stateOf,
  versionOf,
} from '../draft-row.ts'
import { isRich, withEmpty } from '../draft-values.ts'
import { parseFields } from '../stored-fields.ts'
import { valueText } from '../../../shared/value-text.ts'

/** `fields`: the draft's, or its record's if there is no unpublished work. */
export function draftJson(row: DraftRow, fields: DraftFields, editors: DraftEditor[]): Draft {
  return { ...commonJson(row, editors), fields: cleanFields(row.kind, fields) }
}

export function listedDraftJson(row: ListedDraftRow, editors: DraftEditor[]): DraftListItem {
  const all = withEmpty(row.kind, parseFields(row.kind, row.fields ?? '{}'))
  const lines = Object.entries(all).filter(([name]) => !isRich(row.kind, name))
  return { ...commonJson(row, editors), fields: Object.fromEntries(lines), words: row.words }
}

export function savedDraftJson(row: DraftRow): SavedDraft {
  const state = stateOf(row)
  const version = versionOf(row)
  return { key: keyOf(row), version, updatedAt: row.updated_at, state }
}

/** Returns all fields of the kind, with rich texts sanitised. */
export function cleanFields(kind: DraftKind, fields: DraftFields): DraftFields {
  const entries = Object.entries(withEmpty(kind, fields)).map(([name, value]) => [
    name,
    isRich(kind, name) ? cleanStored(valueText(value)) : value,
  ])
  return Object.fromEntries(entries) as DraftFields
}

function commonJson(row: ListedDraftRow, editors: DraftEditor[]): Omit<Draft, 'fields'> {
  const isUnsaved = row.fields !== null
  const isLive = row.live_id !== null
  const basedOn = isUnsaved ? row.based_on : row.live_updated_at
  const versions = isUnsaved ? fieldVersionsOf(row) : {}
  return {
    key: keyOf(row),
    kind: row.kind,
    recordId: row.record_id,
    state: stateOf(row),
    version: versionOf(row),
    fieldVersions: Object.fromEntries(
      Object.entries(versions).map(([name, [version]]) => [name, version]),
    ),
    basedOn,
    recordChanged: isLive && basedOn !== row.live_updated_at,
    scheduledAt: row.scheduled_at,
    scheduleProblem: scheduleProblemOf(row),
    createdAt: row.created_at,
    createdBy: row.created_by,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    trashedAt: row.trashed_at,
    editors,
  }
}
