import type { Draft } from '../../../shared/draft.ts'
import { equal } from '../../../shared/merge-field.ts'
import { randomHex } from '../client/random-hex.ts'
import { copiesOf, type DeviceCopy } from './device-store.ts'
import { claimTabName } from './tab-name.ts'

/**
 * The copies of a draft whose tabs are gone, newest first, and the name of this tab until `release`
 * ends: that of the newest copy, so that the server knows its changes as this tab's own.
 */
export async function takeUpCopies(account: string, key: string, release: Promise<unknown>) {
  const copies: DeviceCopy[] = []
  for (const copy of await copiesOf(account)) {
    if (copy.key === key && (await claimTabName(copy.tab, release))) copies.push(copy)
  }
  const tab = copies[0]?.tab ?? randomHex()
  if (copies.length === 0) await claimTabName(tab, release)
  return { tab, copies }
}

/** Whether the server has it all, as after a last save whose response nobody heard. */
export function isSaved({ fields, picture }: DeviceCopy, draft: Draft | undefined): boolean {
  if (picture) return false
  return Object.entries(fields).every(([name, value]) => draft && equal(draft.fields[name], value))
}
