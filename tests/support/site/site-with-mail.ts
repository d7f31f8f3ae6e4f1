// A site whose mail server a test can control and whose connection to it a test can break.
import { loginClient } from '../requests/log-in.ts'
import { type MailBehaviour, startMailServer } from '../mail/mail-server.ts'
import { startTestSite } from './test-site.ts'
import { unreliableLine } from '../requests/unreliable-line.ts'

export const office = 'office@example.org'
export const admin = 'admin@example.org'
export const otherAdmin = 'other@example.org'

export type SiteWithMail = Awaited<ReturnType<typeof startSiteWithMail>>

export async function startSiteWithMail() {
  let behaviour: MailBehaviour = {}
  let calls = 0
  let mail = await startMailServer({
    onSender: () => behaviour.onSender?.(),
    onRecipient: (address) => behaviour.onRecipient?.(address),
    onMail: () => behaviour.onMail?.(),
    onKept: () => behaviour.onKept?.(),
  })
  const line = await unreliableLine(mail.url)
  const site = await startTestSite({
    smtpUrl: line.url,
    contactTo: office,
    contactNotice: 'full',
    adminEmails: [admin, otherAdmin],
    sampleContent: false,
    trustProxy: 1,
  })
  const anywhere = () => ({ 'x-forwarded-for': `2001:db8:${(calls += 1).toString(16)}::1` })

  return {
    site,
    line,
    client: () => loginClient(site, mail, anywhere()),
    enquire: (message: string) =>
      site.postJson(
        '/api/user/v1/contact/send-message',
        { name: 'Ana', email: 'ana@example.org', message },
        anywhere(),
      ),
    /** How many mails have arrived, for any recipient. */
    arrived: () => mail.mails.length,
    /** The mails about the enquiry with this message. */
    mailed: (message: string) => mail.to(office).filter(({ text }) => text?.includes(message)),
    behave(next: MailBehaviour): void {
      behaviour = next
    },
    async restartMail(): Promise<void> {
      await mail.stop()
      mail = await startMailServer({ port: mail.port })
    },
    async stop(): Promise<void> {
      line.become('cut')
      await site.stop()
      await line.stop()
      await mail.stop()
    },
  }
}
