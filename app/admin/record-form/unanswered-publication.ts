import type { DraftFields, DraftValue } from '../../../shared/draft-fields.ts'
import { ApiError } from '../client/request.ts'

/** A request to publish. It may be repeated, because the server carries it out once. */
export type Publication<Item> = { request: () => Promise<Item>; fields: DraftFields }

/**
 * Sends requests to publish. If a response is lost, the request is kept: it may have been carried out, and
 * its result is not somebody else's change.
 */
export function createPublisher<Item>() {
  let unanswered: Publication<Item> | undefined
  return {
    async send(publication: Publication<Item>): Promise<Item> {
      unanswered = publication
      try {
        const record = await publication.request()
        unanswered = undefined
        return record
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) unanswered = undefined
        throw error
      }
    },
    /**
     * Repeats an unanswered request. Returns its record and the fields that it sent; undefined if there is
     * none or it was refused.
     */
    async settle(): Promise<{ record: Item; fields: DraftFields } | undefined> {
      if (!unanswered) return undefined
      const { request, fields } = unanswered
      try {
        const record = await request()
        unanswered = undefined
        return { record, fields }
      } catch (error) {
        if (!(error instanceof ApiError) || !refusals.has(error.status)) throw error
        unanswered = undefined
        return undefined
      }
    },
  }
}

const refusals = new Set([400, 404, 409])

/**
 * Returns the fields that were sent, with texts that differ only in outer spaces as the server stores them.
 */
export function asStored(sent: DraftFields, stored: DraftFields): DraftFields {
  const values = Object.entries(sent).map(([name, value]): [string, DraftValue] => {
    const other = stored[name]
    const areTexts = typeof value === 'string' && typeof other === 'string'
    return [name, areTexts && value.trim() === other.trim() ? other : value]
  })
  return Object.fromEntries(values)
}
