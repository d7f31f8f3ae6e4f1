// A site whose mails become files, which tests read.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect } from 'vitest'
import { startTestSite, type TestSite } from './test-site.ts'

export function useMailingSite() {
  let site: TestSite

  beforeAll(async () => {
    site = await startTestSite({ contactNotice: 'full' })
  })
  afterAll(() => site.stop())

  const mailsTo = async (address: string) => {
    const folder = join(site.dataDir, 'outbox')
    const files = await readdir(folder).catch(() => [])
    const mails = await Promise.all(
      files
        .filter((file) => file.endsWith('.eml'))
        .map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
    )
    return mails.filter((mail) => mail.to?.some((to) => to.address === address))
  }

  /** The only mail to this address, as soon as it arrives. */
  async function mailTo(address: string) {
    await expect.poll(() => mailsTo(address)).toHaveLength(1)
    const [mail] = await mailsTo(address)
    return mail!
  }

  return {
    mailsTo,
    mailTo,
    get site() {
      return site
    },
  }
}
