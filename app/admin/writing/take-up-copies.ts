import type { Draft } from '../../../shared/draft.ts'
import { equal } from '../../../shared/merge-field.ts'
import { randomHex } from '../client/random-hex.ts'
import { copiesOf, type DeviceCopy } from './device-store.ts'
import { makeNewDraft } from './orphaned-copies.ts'
import { claimTabName } from './tab-name.ts'

/**
 * Returns a draft's copies from closed tabs, newest first, and this tab's name until `release` ends: that
 * of the newest copy, so that the server recognizes its changes as this tab's own.
 */
export async function takeUpCopies(
  { account, key, recordCreatedAt }: Pick<DeviceCopy, 'account' | 'key' | 'recordCreatedAt'>,
  release: Promise<unknown>,
) {
  const copies: DeviceCopy[] = []
  for (const copy of await copiesOf(account)) {
    if (copy.key !== key || !(await claimTabName(copy.tab, release))) continue
    const created = copy.recordCreatedAt ?? recordCreatedAt
    // A record that was deleted had the same address.
    if (recordCreatedAt && created !== recordCreatedAt) await makeNewDraft(copy)
    else copies.push(copy)
  }
  const tab = copies[0]?.tab ?? randomHex()
  if (copies.length === 0) await claimTabName(tab, release)
  return { tab, copies }
}

/** Whether the server has all of it, for example after a last save whose response was lost. */
export function isSaved({ fields, picture }: DeviceCopy, draft: Draft | undefined): boolean {
  if (picture) return false
  return Object.entries(fields).every(([name, value]) => draft && equal(draft.fields[name], value))
}
