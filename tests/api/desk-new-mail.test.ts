import { describe, expect, it } from 'vitest'
import { createMailIntake, readMail } from '../support/site/built-program.ts'
import { patientMail } from '../support/mail/patient-mails.ts'
import { ada, office } from '../support/site/desk-site.ts'
import { day, minute } from '../support/site/movable-clock.ts'
import { useDeskMailSite } from '../support/site/desk-mail-site.ts'

const at = useDeskMailSite()
const { open } = at

describe('a mail that names none of ours', () => {
  const enquiries = () =>
    at.site.db.selectFrom('enquiries').selectAll().orderBy('created_at').orderBy('id').execute()
  const takeWith = async (mail: string, settings = {}) => {
    const all = { ...at.site.settings, replyTo: 'answers@example.org', ...settings }
    return createMailIntake(at.site.db, at.site.time.clock, all).take(
      await readMail(Buffer.from(mail)),
    )
  }
  const fresh = { mailboxNew: true }

  it('joins the newest conversation of its sender, and says so', async () => {
    at.site.time.move(minute)
    const newest = await at.site.enquire({ message: 'Another matter.' })
    const mail = patientMail({ id: 'bare', from: 'ZOE@example.com' })
    expect(await takeWith(mail)).toEqual({ result: 'added', enquiryId: newest })
    expect(await takeWith(mail)).toEqual({ result: 'known' })
    expect((await at.site.open(newest)).thread).toMatchObject([{ kind: 'mail', joined: true }])
    expect((await open()).thread).toEqual([])
    await at.site.mailsAreOut()
    expect(at.site.mail.to(office).map(({ subject }) => subject)).toContain(
      'A patient has answered',
    )
  })

  it('never joins what several people write from one address, or what is long past', async () => {
    await at.site.enquire({ name: 'Her son' })
    const { enquiryId } = (await takeWith(patientMail({ id: 'who' }))) as { enquiryId: string }
    expect(await enquiries()).toHaveLength(3)
    expect(await at.site.open(enquiryId)).toMatchObject({
      name: 'Zoe',
      channel: 'mail',
      thread: [],
    })
    await at.site.clear()
    await at.site.enquire({ name: 'Zoe Smith' })
    const from = (name: string) => patientMail({ id: name }).replace('From: Zoe ', `From: ${name} `)
    for (const name of ['"Smith, Zoe"', 'Z. Smith', 'zoe@example.com', 'zoe'])
      expect(await takeWith(from(name)), name).toMatchObject({ result: 'added' })
    expect(await enquiries()).toHaveLength(1)
    expect(await takeWith(from('Bob Smith'))).toMatchObject({ result: 'added' })
    const names = (await enquiries()).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['Bob Smith', 'Zoe Smith'])
    await at.site.clear()
    await at.site.enquire()
    const last_at = new Date(at.site.time.clock().getTime() - 91 * day).toISOString()
    await at.site.db.updateTable('enquiries').set({ last_at }).execute()
    expect(await takeWith(patientMail({ id: 'late' }))).toEqual({ result: 'foreign' })
  })

  it('becomes an enquiry if new mails are taken, by the rules of the form', async () => {
    const hello = (id: string, more: object = {}) =>
      patientMail({ id, from: 'new@example.com', body: 'I have chest pain.', ...more }).replace(
        'Re: Your message',
        'A question',
      )
    const { enquiryId } = (await takeWith(hello('first'), fresh)) as { enquiryId: string }
    const enquiry = await at.site.open(enquiryId)
    expect(enquiry).toMatchObject({
      ...{
        email: 'new@example.com',
        name: 'Zoe',
        channel: 'mail',
        message: 'A question\n\nI have chest pain.',
      },
      ...{ danger: { words: ['I have chest pain'] }, waitsFor: 'us', thread: [] },
    })
    await at.site.mailsAreOut()
    const [notice] = at.site.mail.to(office).slice(-1)
    expect(notice!.subject).toBe('May be urgent: an enquiry from the website')
    expect(notice!.text).not.toContain('chest')
    await at.site.reply(enquiryId)
    expect(await at.site.mail.mailTo('new@example.com')).toMatchObject({
      inReplyTo: '<first@example.com>',
    })
    const links = { body: 'http://a.example http://b.example http://c.example' }
    const spam = (await takeWith(hello('links', links), fresh)) as { enquiryId: string }
    expect(await at.site.open(spam.enquiryId)).toMatchObject({ state: 'spam', spamReason: 'links' })
  })

  it('is left alone if a program, a list, the site or its staff wrote it', async () => {
    const headers = [
      'Auto-Submitted: auto-replied',
      'List-Id: <news.example.com>',
      'Precedence: bulk',
      'Return-Path: <>',
      'X-Autoreply: yes',
    ]
    for (const [index, header] of headers.entries()) {
      const mail = patientMail({ id: `${index}`, headers: [header] })
      expect(await takeWith(mail, fresh), header).toEqual({ result: 'foreign' })
    }
    for (const from of [
      office,
      'answers@example.org',
      ada,
      'noreply@example.com',
      'MAILER-DAEMON@example.com',
    ]) {
      expect(await takeWith(patientMail({ id: from, from }), fresh), from).toEqual({
        result: 'foreign',
      })
    }
    // Two sites that are each other's office would never end.
    await at.site.mailsAreOut()
    const notice = at.site.mail.to(office).at(-1)!.raw
    expect(await takeWith(notice.replaceAll('example.org', 'example.net'), fresh)).toEqual({
      result: 'foreign',
    })
    expect(await enquiries()).toHaveLength(1)
  })
})
