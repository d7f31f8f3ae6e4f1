import type { DraftFields } from '../../../shared/draft-fields.ts'
import { htmlText } from '../../../shared/html-text.ts'
import { type Anchor, findPassage, passagesIn } from '../../../shared/passage.ts'
import { valueText } from '../../../shared/value-text.ts'
import { HttpError } from '../../core/errors.ts'
import type { Database } from '../../database/database.ts'
import type { DraftRow } from '../draft-row.ts'
import { isRich } from '../draft-values.ts'
import { currentFields, recordFields } from '../record-fields.ts'

type Place = { field: string; anchor: Anchor }
export type Anchored = Place & { isGone: boolean }

/**
 * Finds the passage in the draft or else, gone from there, in what is published. Throws 400 if it is in neither, or
 * if the field has no rich text.
 */
export async function anchorRemark(
  trx: Database,
  row: DraftRow,
  { field, anchor }: Place,
): Promise<Anchored> {
  if (!isRich(row.kind, field)) {
    throw refused('Only rich texts have remarks.', 'field')
  }
  const inDraft = placeIn(await currentFields(trx, row), { field, anchor })
  if (inDraft) return { ...inDraft, isGone: false }
  const inRecord =
    row.live_number !== null &&
    placeIn(await recordFields(trx, row.kind, row.live_number), { field, anchor })
  if (inRecord) return { ...inRecord, isGone: true }
  throw refused('These words are not in the text.', 'anchor')
}

/**
 * The same for words that somebody copied from what is published, whichever text has them. Throws 400 if none has, or
 * several places have.
 */
export async function anchorWords(
  trx: Database,
  row: DraftRow & { live_number: number },
  exact: string,
): Promise<Anchored> {
  const fields = await recordFields(trx, row.kind, row.live_number)
  const names = Object.keys(fields).filter((name) => isRich(row.kind, name))
  const places = names.flatMap((field) => {
    const text = htmlText(valueText(fields[field]))
    const passages = passagesIn(text)
    // Of equal places the nearest is found: from either end it is the same if there is only one.
    const found = [0, text.length].flatMap((start) => {
      const sought = { exact, prefix: '', suffix: '', start }
      return passages.find(sought, { exactly: true }) ?? []
    })
    const byStart = new Map(found.map(({ start, anchor }) => [start, anchor]))
    return Array.from(byStart.values(), (anchor) => ({ field, anchor }))
  })
  const [place, other] = places
  if (!place) throw refused('These words are not in the text.', 'quote')
  if (other) {
    throw refused('These words are in the text more than once. Please copy more of them.', 'quote')
  }
  return anchorRemark(trx, row, place)
}

function placeIn(fields: DraftFields, { field, anchor }: Place): Place | undefined {
  const text = htmlText(valueText(fields[field]))
  const found = findPassage(text, anchor)
  return found && { field, anchor: found.anchor }
}

function refused(message: string, field: string): HttpError {
  return new HttpError(400, message, { field })
}
