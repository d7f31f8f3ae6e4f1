import type { DraftFields } from '../../../shared/draft-fields.ts'
import type { Agreed, createFieldMerge } from './field-merge.ts'
import { createRefusedFields } from './refused-fields.ts'
import type { SyncOptions } from './sync-options.ts'

type SenderOptions = Pick<SyncOptions, 'save'> & {
  merge: ReturnType<typeof createFieldMerge>
  agreed: Agreed
  /** Merges in what others have saved. */
  refresh: () => Promise<unknown>
}

/**
 * Returns a function that sends what is typed and not saved. A field that the server refuses waits until it
 * changes; the others do not wait for it, but the function then rejects with the refusal.
 */
export function createSender({ save, merge, agreed, refresh }: SenderOptions) {
  const refused = createRefusedFields()

  return async function sendFields(): Promise<void> {
    const fields = refused.without(merge.sendable())
    if (Object.keys(fields).length > 0) {
      try {
        await send(fields)
      } catch (error) {
        if (!refused.note(error, fields)) throw error
        return sendFields()
      }
    }
    const refusal = refused.errorOf(merge.sendable())
    if (refusal) throw refusal
  }

  async function send(fields: DraftFields) {
    const base = agreed.version
    const { version } = await save({ base, fields })
    merge.saved(fields)
    // The draft was deleted for ever, or the server was restored from a backup.
    if (version < base) merge.begunAnew(version, fields)
    // Others have saved in between: their changes come first, then the new version.
    else if (version > base + 1) await refresh()
    else agreed.version = version
  }
}
