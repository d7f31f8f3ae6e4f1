import type { DraftFields } from '../../../shared/draft-fields.ts'
import type { Agreed, createFieldMerge } from './field-merge.ts'
import type { SyncOptions } from './sync-options.ts'

type IncomingOptions = Pick<SyncOptions, 'loadMerge' | 'show'> & {
  merge: ReturnType<typeof createFieldMerge>
}

/** Merges into the form what was written elsewhere: by others, in the record, in copies on this device. */
export function createIncoming({ merge, loadMerge, ...options }: IncomingOptions) {
  const { unsaved } = merge
  let composing = false

  function show(fields: DraftFields) {
    if (Object.keys(fields).length > 0) options.show(fields)
  }

  const load = (version: number, fields: DraftFields) => show(merge.take(version, fields))

  return {
    /** Loads what merges texts, if any is unsaved. */
    async ready() {
      if (unsaved.size > 0) merge.joinTextsBy(await loadMerge())
    },
    /** Shows the fields of a draft that has just been loaded. */
    load,
    /** Shows others' changes, unless that would interrupt a word being composed: the next refresh brings them in. */
    take(version: number, changes: DraftFields) {
      if (!composing) load(version, changes)
    },
    async joinRecord(base: DraftFields | undefined, record: DraftFields) {
      merge.joinTextsBy(await loadMerge())
      show(merge.joinRecord(base, record))
    },
    async recover(copies: { agreed: Agreed; fields: DraftFields }[]) {
      if (copies.length > 1 || unsaved.size > 0) {
        // ignored: the field gets both texts.
        await loadMerge().then(merge.joinTextsBy, () => undefined)
      }
      for (const copy of copies) show(merge.recover(copy))
    },
    compose: (active: boolean) => void (composing = active),
  }
}
