import type { DraftKind } from '../../../shared/draft-fields.ts'
import { draftsApi } from '../client/drafts.ts'
import { randomHex } from '../client/random-hex.ts'
import { ApiError } from '../client/request.ts'
import { deferred } from './deferred.ts'
import { copiesOf, type DeviceCopy, putCopy, removeCopy } from './device-store.ts'
import { claimTabName } from './tab-name.ts'

const mostAtOnce = 20

/**
 * Makes new drafts of what closed tabs have kept of records that were deleted for ever since, or that this
 * person may not change any more.
 */
export async function adoptOrphans(account: string, kind: DraftKind): Promise<void> {
  const copies = (await copiesOf(account)).filter(
    (copy) => copy.kind === kind && !copy.key.startsWith('new.'),
  )
  await Promise.all(copies.slice(0, mostAtOnce).map(adoptIfOrphaned))
}

async function adoptIfOrphaned(copy: DeviceCopy): Promise<void> {
  const release = deferred()
  // A tab that is still open keeps its name, so this fails.
  if (await claimTabName(copy.tab, release.promise)) {
    if (await isClosed(copy.key)) await makeNewDraft(copy)
  }
  release.resolve()
}

/** Makes a copy whose record is gone that of a new draft. */
export async function makeNewDraft(copy: DeviceCopy): Promise<void> {
  const { recordCreatedAt: _, ...rest } = copy
  const own = { key: `new.${randomHex()}`, tab: randomHex(), agreed: { version: 0, fields: {} } }
  if (await putCopy({ ...rest, ...own })) await removeCopy(copy)
}

/** Moves what closed tabs have kept of a new draft to the record as which it was published. */
export async function moveToRecord(account: string, from: string, to: string): Promise<void> {
  const copies = (await copiesOf(account)).filter(({ key }) => key === from)
  for (const copy of copies) {
    const release = deferred()
    if (await claimTabName(copy.tab, release.promise)) {
      if (await putCopy({ ...copy, key: to })) await removeCopy(copy)
    }
    release.resolve()
  }
}

function isClosed(key: string): Promise<boolean> {
  return draftsApi.get(key).then(
    () => false,
    (error: unknown) => error instanceof ApiError && [403, 404].includes(error.status),
  )
}
