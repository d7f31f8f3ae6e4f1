import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The newest code mailed to this address, ignoring codes that are already known. */
export async function mailedCode(
  dataDir: string,
  email: string,
  known: string[] = [],
): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const codes = await codesFor(dataDir, email)
    code = codes.find((found) => !known.includes(found))
    expect(code).toBeDefined()
  }).toPass({ timeout: 10_000 })
  return code!
}

/** The first path of this form in a mail to this address, as soon as there is one. */
export async function mailedPath(dataDir: string, email: string, form: RegExp): Promise<string> {
  let path: string | undefined
  await expect(async () => {
    const mails = await mailsTo(dataDir, email)
    path = mails.flatMap((mail) => form.exec(mail)?.[0] ?? [])[0]
    expect(path).toBeDefined()
  }).toPass({ timeout: 10_000 })
  return path!
}

async function codesFor(dataDir: string, email: string): Promise<string[]> {
  const mails = await mailsTo(dataDir, email)
  return mails.flatMap((mail) => /^(\d{6})\r?$/m.exec(mail)?.[1] ?? [])
}

/** The mails to this address, with folded lines joined again. */
async function mailsTo(dataDir: string, email: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox')
  const names = await readdir(outbox)
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFile(join(outbox, name), 'utf8')),
  )
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => mail.replaceAll(/=\r?\n/g, ''))
}
