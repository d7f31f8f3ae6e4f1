import type { DraftFields } from '../../../shared/draft-fields.ts'
import { randomHex } from '../client/random-hex.ts'
import { createCopyWriter } from './copy-writer.ts'
import { deferred } from './deferred.ts'
import { type DeviceCopy, putCopy, removeCopy } from './device-store.ts'
import { takeUpCopies } from './take-up-copies.ts'

export type Unsaved = Pick<DeviceCopy, 'agreed' | 'fields'>

/** This tab's copy of one draft on the device. */
export function createDeviceCopy(
  of: Pick<DeviceCopy, 'account' | 'key' | 'kind' | 'recordCreatedAt'>,
) {
  const { account, key } = of
  const claimed = deferred()
  let tab = ''
  let lastAt = 0
  let picture: File | undefined
  let ended = false
  let newest: Unsaved = { agreed: { version: 0, fields: {} }, fields: {} }

  const write = createCopyWriter(async (copy: Unsaved): Promise<boolean> => {
    await claimed.promise
    if (ended || (Object.keys(copy.fields).length === 0 && !picture)) {
      await removeCopy({ account, key, tab, at: lastAt })
      return true
    }
    lastAt = Math.max(Date.now(), lastAt + 1)
    return putCopy({ ...copy, ...of, tab, picture, at: lastAt })
  })

  return {
    /** The name by which the server knows this tab. */
    tab: () => tab,
    picture: () => picture,
    /** Stores the unsaved fields, or removes the copy if there are none. Returns whether that worked. */
    keep: (unsaved: Unsaved) => write((newest = unsaved)),
    /** Stores a chosen picture that is not uploaded yet. */
    hold(chosen: File | undefined) {
      picture = chosen
      return write(newest)
    },
    /** Stores these fields, and a chosen picture, as the copy of another draft. Returns whether that worked. */
    copyTo: (newKey: string, fields: DraftFields) =>
      putCopy({
        ...{ account, key: newKey, kind: of.kind, tab: randomHex(), picture, at: Date.now() },
        ...{ agreed: { version: 0, fields: {} }, fields },
      }),
    /** Removes the copy and stores nothing from now on. */
    end() {
      ended = true
      return write(newest)
    },
    /**
     * Passes the copies of closed tabs to `recover`, newest first. This tab's copy then holds what they
     * held.
     */
    async takeUp(release: Promise<unknown>, recover: (copies: DeviceCopy[]) => Promise<void>) {
      const taken = await takeUpCopies(of, release)
      ;({ tab } = taken)
      const [first, ...others] = taken.copies
      lastAt = first?.at ?? 0
      picture ??= taken.copies.find((copy) => copy.picture)?.picture
      if (first) await recover(taken.copies)
      claimed.resolve()
      if (others.length > 0 && (await write(newest))) await Promise.all(others.map(removeCopy))
      return taken.copies
    },
  }
}
