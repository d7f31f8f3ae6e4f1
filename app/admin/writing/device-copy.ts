import type { DraftKind } from '../../../shared/draft-fields.ts'
import { createCopyWriter } from './copy-writer.ts'
import { deferred } from './deferred.ts'
import { type DeviceCopy, putCopy, removeCopy } from './device-store.ts'
import { takeUpCopies } from './take-up-copies.ts'

export type Unsaved = Pick<DeviceCopy, 'agreed' | 'fields'>

/** What this tab keeps on the device of one draft, under the tab's name. */
export function createDeviceCopy(of: { account: string; key: string; kind: DraftKind }) {
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
    /** How the server knows this tab. */
    tab: () => tab,
    picture: () => picture,
    /** Keeps what is unsaved; the copy goes where nothing is. Whether that worked. */
    keep: (unsaved: Unsaved) => write((newest = unsaved)),
    /** Keeps a chosen picture that is not uploaded yet. */
    hold(chosen: File | undefined) {
      picture = chosen
      return write(newest)
    },
    /** Keeps nothing from now on. */
    end() {
      ended = true
      return write(newest)
    },
    /**
     * Takes up the copies of tabs that are gone by `recover`, the newest first. What they held is in
     * this tab's copy then.
     */
    async takeUp(release: Promise<unknown>, recover: (copies: DeviceCopy[]) => Promise<void>) {
      const taken = await takeUpCopies(account, key, release)
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
