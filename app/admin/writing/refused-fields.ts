import type { DraftFields, DraftValue } from '../../../shared/draft-fields.ts'
import { equal } from '../../../shared/merge-field.ts'
import { ApiError } from '../client/request.ts'

/** Fields that the server refused, such as one that is too long: each waits until its value changes. */
export function createRefusedFields() {
  const refused = new Map<string, { value: DraftValue; error: ApiError }>()
  const waits = ([name, value]: [string, DraftValue]) =>
    refused.has(name) && equal(refused.get(name)!.value, value)

  return {
    /** Notes the field that the error names. Returns whether that is one of those sent. */
    note(error: unknown, sent: DraftFields): boolean {
      if (!(error instanceof ApiError) || error.status !== 400) return false
      const { field = '' } = error
      const value = sent[field]
      if (value === undefined) return false
      refused.set(field, { value, error })
      return true
    },
    /** The fields that may be sent. */
    without: (fields: DraftFields): DraftFields =>
      Object.fromEntries(Object.entries(fields).filter((field) => !waits(field))),
    /** Why one of these fields waits; undefined if none does. */
    errorOf(fields: DraftFields): ApiError | undefined {
      const [name] = Object.entries(fields).find(waits) ?? []
      return name === undefined ? undefined : refused.get(name)?.error
    },
  }
}
