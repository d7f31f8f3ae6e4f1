import type { LinkProps } from 'react-router'
import { draftAddress, formAddress, type FormState } from '../record-form/form-address.ts'
import type { ListEntry } from './list-entry.ts'

/** The way to the form that shows a row's record, with what is known of it already. */
export function rowLink<Item>(
  form: string,
  { recordId, record, draft }: ListEntry<Item>,
  viewOnly: boolean,
): Pick<LinkProps, 'to' | 'state'> {
  return {
    to: recordId ? formAddress(form, recordId, viewOnly) : draftAddress(form, draft!.key, viewOnly),
    state: record && ({ record, viewOnly } satisfies FormState<Item>),
  }
}
