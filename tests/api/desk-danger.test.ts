// Nothing falls through at the desk: who waits, danger, failures, who is told.
import { describe, expect, it } from 'vitest'
import { patientMail } from '../support/mail/patient-mails.ts'
import { office, patient } from '../support/site/desk-site.ts'
import { useEmptyDesk } from '../support/site/empty-desk.ts'

const at = useEmptyDesk()
const { put, ids, item, counts, take, told, mailsTo } = at

it('the form says where it was opened and what somebody wishes', async () => {
  const wish = { telephone: '+1 555 0100', days: 'Mondays', first: false }
  const asked = await at.site.enquire({ about: '/solution/tmd', wish })
  expect(await item(asked)).toMatchObject({
    about: { path: '/solution/tmd', title: 'Temporomandibular Disorders (TMD)' },
    wish,
  })
  const empty = { telephone: '', days: '', first: null }
  const plain = await at.site.enquire({ about: '/admin/desk', wish: empty })
  expect(await item(plain)).toMatchObject({ about: null, wish: null })
  const urgent = await at.site.enquire({ wish: { ...empty, days: 'Now, I have chest pain' } })
  expect((await item(urgent)).danger).toMatchObject({ words: ['Now, I have chest pain'] })
})

describe('words of danger', () => {
  const words = 'Since this morning I have chest pain.'

  it('put an enquiry first, whatever the rules for spam say, until somebody has seen to it', async () => {
    const earlier = await at.site.enquire({ email: 'else@example.com' })
    const first = await at.site.enquire()
    await put(first, { state: 'spam' })
    const urgent = await at.site.enquire({ message: words, website: 'x' })
    expect(await ids()).toEqual([urgent, earlier])
    expect(await item(urgent)).toMatchObject({
      ...{
        state: 'open',
        spamReason: 'hidden field',
        danger: { words: ['Since this morning I have chest pain'] },
      },
    })
    await at.site.open(urgent)
    expect(await counts()).toMatchObject({ danger: 1, waiting: 2 })
    expect(await told(office, 'May be urgent: an enquiry from the website')).toBe(1)
    const [notice] = mailsTo(office, 'May be urgent: an enquiry from the website')
    expect(notice!.raw).not.toMatch(/chest|zoe/i)
    await put(urgent, { dangerSeen: true })
    expect(await item(urgent)).toMatchObject({ danger: null, waitsFor: 'us' })
    expect(await ids()).toEqual([earlier, urgent])
  })

  it('are found in an answer, not in what it quotes, and end with a reply', async () => {
    const id = await at.site.enquire({
      message: 'I have had chest pain since Monday, and I am afraid.',
    })
    await at.site.reply(id)
    expect((await item(id)).danger).toBeNull()
    const { messageId = '' } = await at.site.mail.mailTo(patient)
    const text = 'Thank you\n\n> I have had chest pain\nI have had chest pain since Monday, and I'
    await take(patientMail({ id: 'quoting', answers: messageId, body: text }))
    expect(await item(id)).toMatchObject({
      danger: null,
      preview: 'Thank you I have had chest pain since Monday, and I',
    })
    await take(patientMail({ id: 'urgent', answers: messageId, body: 'Now I cannot breathe' }))
    expect(await item(id)).toMatchObject({
      ...{ danger: { words: ['Now I cannot breathe'] }, preview: 'Now I cannot breathe' },
    })
    expect(await told(office, 'May be urgent: an enquiry from the website')).toBe(2)
  })

  it('are in the queue before other mail', async () => {
    const waiting = async () =>
      (
        await at.site.db
          .selectFrom('mail_outbox')
          .select('subject')
          .orderBy('next_attempt_at')
          .execute()
      ).map(({ subject }) => subject)
    at.site.refuse(office)
    await at.site.enquire()
    await at.site.enquire({ email: 'else@example.com', message: words })
    expect((await waiting()).length).toBeLessThanOrEqual(2)
    at.site.refuse(undefined)
    await at.site.db.deleteFrom('mail_outbox').execute()
  })
})
