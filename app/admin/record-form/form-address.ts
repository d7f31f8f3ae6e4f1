import { type DraftKind, recordKinds } from '../../../shared/record-kinds.ts'

/** Address of the page on which readers see a record. */
export function pageAddress(kind: DraftKind, id: string): string {
  return recordKinds[kind].page + encodeURIComponent(id)
}

/** Address of the form that shows one record: it can be reloaded, kept and shared. */
export function formAddress(form: string, id: string, viewOnly = false): string {
  const params = new URLSearchParams({ id })
  if (viewOnly) params.set('view', '1')
  return `${form}?${params}`
}

/** Address of the form that shows a draft which was never published, by its key `new.…`. */
export function draftAddress(form: string, key: string, viewOnly = false): string {
  const params = new URLSearchParams({ draft: key.replace(/^new\./, '') })
  if (viewOnly) params.set('view', '1')
  return `${form}?${params}`
}
