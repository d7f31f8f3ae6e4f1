import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '../support/site/built-program.ts'
import { bounce, mailWithAttachment, patientMail } from '../support/mail/patient-mails.ts'
import { runCommand } from '../support/site/site-process.ts'

const ours = '<reply@www.example.org>'
const news = 'a'.repeat(32)

it('says in one line what became of a mail, and by its exit code whether to send it again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-receive-'))
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const receive = (mail: string, env: Record<string, string> = settings) =>
    runCommand(['receive'], env, mail)
  try {
    const nowhere = await receive(patientMail({ id: 'a', answers: ours }))
    expect([nowhere.code, nowhere.out]).toEqual([75, ''])
    const db = await openDatabase({ dataDir })
    const at = new Date().toISOString()
    await db
      .insertInto('enquiries')
      .values({
        ...{ id: 'e', name: 'Zoe', email: 'zoe@example.com', message: 'x', created_at: at },
        filter_text: null,
      })
      .execute()
    await db
      .insertInto('enquiry_mails')
      .values({
        ...{ id: 'r', enquiry_id: 'e', direction: 'out', message_id: ours, from_address: '' },
        ...{ text: 'Please call us.', at, person_id: null, bounce_id: null },
      })
      .execute()
    const times = { requested_at: at, confirmed_at: at, mailed_at: '[]' }
    await db
      .insertInto('newsletter_subscriptions')
      .values({ id: 'z', email: 'zoe@example.com', ...times })
      .execute()
    await db
      .insertInto('newsletter_issues')
      .values({
        ...{ id: 'i', subject: 'News', intro: '', articles: '[]', state: 'sent', recipients: 1 },
        ...{ created_at: at, sent_at: at, updated_at: at },
      })
      .execute()
    await db
      .insertInto('newsletter_deliveries')
      .values({ id: news, issue_id: 'i', subscription_id: 'z', state: 'sent', next_attempt_at: at })
      .execute()
    await db.destroy()

    const big = mailWithAttachment(ours, 'big', 20 * 1024 * 1024)
    const expected: [string, string][] = [
      [big, 'Added to enquiry e.\n'],
      [big, 'Known already.\n'],
      [bounce({ id: 'b', of: ours }), 'Marked a failed reply of enquiry e.\n'],
      [bounce({ id: 'n', of: `<${news}@www.example.org>` }), 'Marked a reader as bounced.\n'],
      [bounce({ id: 'n', of: `<${news}@www.example.org>` }), 'Known already.\n'],
      [patientMail({ id: 'x', from: 'a@example.com' }), 'Not for the desk.\n'],
    ]
    for (const [mail, out] of expected)
      expect(await receive(mail)).toEqual({ code: 0, out, error: '' })
    const broken = await receive('no mail')
    expect([broken.code, broken.out]).toEqual([65, ''])
    expect(broken.error).toMatch(/^[^\n]+\n$/)
  } finally {
    await rm(dataDir, { recursive: true })
  }
})
