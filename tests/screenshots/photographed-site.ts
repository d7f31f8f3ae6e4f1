// The built site with its sample content, three enquiries and a standing clock.
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../server/main/app.ts'
import { readSettings } from '../../server/core/env.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { startMailServer } from '../support/mail/mail-server.ts'
import { now } from './photographer.ts'

const clock = () => now
const admin = 'admin@example.org'

export async function startPhotographedSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-screenshots-'))
  const mail = await startMailServer()
  const variables = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' }
  const settings = readSettings({ ...variables, SMTP_URL: mail.url, ADMIN_EMAILS: admin })
  const app = await createApp(settings, { clock })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  await addEnquiries(url)
  return {
    url,
    token: await adminToken(dataDir, admin, clock),
    async stop() {
      await app.close()
      await mail.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function addEnquiries(siteUrl: string): Promise<void> {
  const senders = ['Noor Haddad', 'Kofi Mensah', 'Lena Vogel']
  for (const [index, name] of senders.entries()) {
    const response = await fetch(`${siteUrl}/api/user/v1/contact/send-message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name,
        email: `${name.split(' ')[0]!.toLowerCase()}@example.org`,
        message: 'My jaw clicks when I chew. Should I see a dentist first? '.repeat(1 + index * 4),
      }),
    })
    if (!response.ok) throw new Error(`enquiry: ${response.status} ${await response.text()}`)
  }
}
