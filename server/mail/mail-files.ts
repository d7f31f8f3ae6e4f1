// The .eml files that are written instead of sending mail when no mail server is configured.
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { laterPart } from '../core/later-parts.ts'

/** Whether mail of this time (ISO 8601) to or from an address is meant. */
type IsMeant = (address: string, at: string) => boolean

/** Deletes mails to or from addresses. Returns how many. */
export async function forgetMailFiles(dataDir: string, isMeant: IsMeant): Promise<number> {
  let count = 0
  for await (const { file } of mailFiles(dataDir, isMeant)) {
    await rm(file, { force: true })
    count += 1
  }
  return count
}

const parser = laterPart(async () => (await import('postal-mime')).default)

/** Lists subject and time of mails to or from addresses. */
export async function listMailFiles(
  dataDir: string,
  isMeant: IsMeant,
): Promise<{ subject: string; at: string }[]> {
  const mails = []
  for await (const { head, at } of mailFiles(dataDir, isMeant)) {
    const { subject = '' } = await (await parser()).parse(head)
    mails.push({ subject, at })
  }
  return mails
}

async function* mailFiles(dataDir: string, isMeant: IsMeant) {
  for await (const file of filesIn(dataDir)) {
    const stats = await unlessGone(stat(file))
    const text = await unlessGone(readFile(file, 'utf8'))
    if (!stats || text === undefined) continue
    const at = stats.mtime.toISOString()
    const head = text.split(/\r?\n\r?\n/, 1)[0] ?? ''
    if (addressesIn(head).some((address) => isMeant(address, at))) yield { file, head, at }
  }
}

function addressesIn(head: string): string[] {
  const lines = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .filter((line) => /^(?:to|reply-to):/i.test(line))
  return lines.flatMap((line) => line.match(/[^\s<>,;:"]+@[^\s<>,;"]+/g) ?? [])
}

/** Deletes mails written before this time (ISO 8601). */
export async function purgeMailFiles(dataDir: string, before: string): Promise<void> {
  for await (const file of filesIn(dataDir)) {
    const at = await unlessGone(stat(file))
    if (at && at.mtime.toISOString() < before) await rm(file, { force: true })
  }
}

async function* filesIn(dataDir: string): AsyncGenerator<string> {
  const folder = join(dataDir, 'outbox')
  for (const name of (await unlessGone(readdir(folder))) ?? [])
    if (/\.eml(?:\.tmp)?$/.test(name)) yield join(folder, name)
}

async function unlessGone<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
