import type { ListRow } from '../../../shared/draft.ts'
import { draftAddress, formAddress } from '../record-kinds/form-address.ts'
import { recordIdOf } from './list-entry.ts'

/** Address of the form that shows a row's record or draft. */
export function rowLink(form: string, row: ListRow, viewOnly: boolean): string {
  const id = recordIdOf(row)
  return id === undefined
    ? draftAddress(form, row.draft!.key, viewOnly)
    : formAddress(form, id, viewOnly)
}
