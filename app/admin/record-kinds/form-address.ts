import { type DraftKind, recordKinds } from '../../../shared/record-kinds.ts'

/** The address of a record's public page. */
export function pageAddress(kind: DraftKind, id: string): string {
  return recordKinds[kind].page + encodeURIComponent(id)
}

/**
 * The address of a record's form, which can be reloaded, bookmarked and shared. The id follows a path that
 * ends with a slash, and is a parameter of any other.
 */
export function formAddress(form: string, id: string, viewOnly = false): string {
  if (form.endsWith('/')) return form + encodeURIComponent(id)
  const params = new URLSearchParams({ id })
  if (viewOnly) params.set('view', '1')
  return `${form}?${params}`
}

/** The address of the form of a draft that was never published, by its key `new.…`. */
export function draftAddress(form: string, key: string, viewOnly = false): string {
  const params = new URLSearchParams({ draft: key.replace(/^new\./, '') })
  if (viewOnly) params.set('view', '1')
  return `${form}?${params}`
}
