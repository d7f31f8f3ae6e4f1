// The .eml files that are written instead of sending mail when no mail server is configured.
import { readdir, readFile, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes mails to or from the address. Returns how many. */
export const forgetMailFiles = (dataDir: string, email: string): Promise<number> =>
  deleteFiles(dataDir, async (file) => {
    const head = (await readFile(file, 'utf8')).split(/\r?\n\r?\n/, 1)[0] ?? ''
    const lines = head
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .filter((line) => /^(?:to|reply-to):/i.test(line))
    const addresses = lines.flatMap((line) => line.toLowerCase().match(/[^\s<>,;:"]+@[^\s<>,;"]+/g))
    return addresses.includes(email.trim().toLowerCase())
  })

/** Deletes mails written before this time (ISO 8601). Returns how many. */
export const purgeMailFiles = (dataDir: string, before: string): Promise<number> =>
  deleteFiles(dataDir, async (file) => (await stat(file)).mtime.toISOString() < before)

async function deleteFiles(dataDir: string, isGoing: (file: string) => Promise<boolean>) {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  let count = 0
  for (const name of names) {
    if (!/\.eml(?:\.tmp)?$/.test(name)) continue
    const file = join(folder, name)
    // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
    if (!(await isGoing(file))) continue
    // oxlint-disable-next-line no-await-in-loop
    await unlink(file)
    count += 1
  }
  return count
}
