import { expect, it } from 'vitest'
import {
  createMailIntake,
  readMail,
  readMailAside,
  UnreadableMail,
} from '../support/site/built-program.ts'
import {
  bounce,
  hostileMails,
  mailWithAttachment,
  patientMail,
} from '../support/mail/patient-mails.ts'
import { useDeskMailSite } from '../support/site/desk-mail-site.ts'
import { onSqlite } from '../support/stores/on-sqlite.ts'

const at = useDeskMailSite()
const { open } = at

const reply = () => at.site.reply(at.id, { done: true })
/** The Message-ID of our mail number `count` to this patient. */
const sent = async (count = 1) => (await at.site.mail.mailTo('zoe@example.com', count)).messageId!
const take = async (text: string) =>
  (
    await createMailIntake(at.site.db, at.site.time.clock, at.site.settings).take(
      await readMail(Buffer.from(text)),
    )
  ).result
const kinds = async () => (await open()).thread.map(({ kind, auto }) => (auto ? 'auto' : kind))

it('a thread of five mails in both directions is one conversation', async () => {
  await reply()
  expect(await take(patientMail({ id: 'one', answers: await sent() }))).toBe('added')
  const item = async () => at.site.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow()
  expect(await item()).toMatchObject({ state: 'open', unread: 1, answered: 0 })
  await reply()
  const second = await at.site.mail.mailTo('zoe@example.com', 2)
  expect(second.inReplyTo).toBe('<one@example.com>')
  expect(second.references?.split(/\s+/)).toEqual([await sent(), '<one@example.com>'])
  // Some mail programs refer only to the oldest mail.
  expect(await take(patientMail({ id: 'two', answers: await sent() }))).toBe('added')
  await reply()
  expect(await kinds()).toEqual(['reply', 'mail', 'reply', 'mail', 'reply'])
  expect(await take(patientMail({ id: 'two', answers: await sent() }))).toBe('known')
  expect(await take(patientMail({ id: 'other', answers: '<x@example.com>' }))).toBe('foreign')
})

it('another sender is shown, and replies still go to the enquirer', async () => {
  await reply()
  await take(patientMail({ id: 'son', from: 'son@example.com', answers: await sent() }))
  expect((await open()).thread.at(-1)).toMatchObject({ from: 'son@example.com', by: null })
  await reply()
  expect((await at.site.mail.mailTo('zoe@example.com', 2)).recipients).toEqual(['zoe@example.com'])
  expect(at.site.mail.to('son@example.com')).toEqual([])
})

it('an answer of a marked sender opens its enquiry, and the address stays marked', async () => {
  await reply()
  await at.site.desk.put(`/enquiries/${at.id}`, { state: 'spam' })
  expect(await take(patientMail({ id: 'back', answers: await sent() }))).toBe('added')
  expect(await open()).toMatchObject({ state: 'open', spamReason: null })
  const next = await at.site.enquire({ message: 'Me again' })
  expect(await at.site.open(next)).toMatchObject({ state: 'spam', spamReason: 'marked before' })
  await at.site.desk.put(`/enquiries/${next}`, { state: 'open' })
  expect(await at.site.open(await at.site.enquire({ message: 'And again' }))).toMatchObject({
    state: 'open',
  })
})

it('an automatic answer is shown, and changes nothing else', async () => {
  await reply()
  const before = await at.site.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow()
  const headers = ['Auto-Submitted: auto-replied (vacation)', 'Content-Type: text/plain']
  expect(await take(patientMail({ id: 'away', answers: await sent(), headers }))).toBe('added')
  const { filter_text: _, ...after } = await at.site.db
    .selectFrom('enquiries')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(before).toMatchObject(after)
  expect(await kinds()).toEqual(['reply', 'auto'])
  expect(at.site.mail.to('zoe@example.com')).toHaveLength(1)
})

it('a bounce marks the reply that failed; one that comes again does not undo another try', async () => {
  const { _id } = await reply()
  const of = await sent()
  expect(await take(bounce({ id: 'later', of, status: '4.4.1' }))).toBe('foreign')
  expect(await take(bounce({ id: 'b1', of }))).toBe('failed')
  expect((await open()).thread).toMatchObject([{ delivery: 'failed' }])
  await at.site.desk.post(`/enquiries/${at.id}/replies/${_id}/retry`, '')
  expect(await sent(2)).toBe(of)
  expect(await take(bounce({ id: 'b1', of }))).toBe('known')
  await expect.poll(async () => (await open()).thread[0]?.delivery).toBe('sent')
  expect(await take(bounce({ id: 'b2', of: '<x@example.com>' }))).toBe('foreign')
})

onSqlite.it('HTML is read as text, and names of attachments are kept, of 20 MB too', async () => {
  await reply()
  const answers = await sent()
  const html = '<style>p{}</style><p>One &amp; two</p><div>Three<br>four</div><script>x</script>'
  const headers = ['Content-Type: text/html; charset=utf-8']
  await take(patientMail({ id: 'html', answers, headers, body: html }))
  await take(mailWithAttachment(answers, 'big', 20 * 1024 * 1024))
  const [, first, second] = (await open()).thread
  expect(first!.text.replaceAll(/\n+/g, '\n')).toBe('One & two\nThree\nfour')
  expect(second).toMatchObject({ text: 'My X-ray is attached.', attachments: ['scan.png'] })
})

it('what is no mail is refused, and one without a Message-ID is taken once', async () => {
  for (const broken of ['', 'hello', '\0\0\0', 'Subject: x\r\n\r\nbody'])
    await expect(readMail(Buffer.from(broken))).rejects.toThrow(UnreadableMail)
  await reply()
  const nameless = patientMail({ answers: await sent(), body: 'No id \0\u0007' })
  expect([await take(nameless), await take(nameless)]).toEqual(['added', 'known'])
  expect((await open()).thread.at(-1)?.text.trim()).toBe('No id')
})

it('names of a mail hold nothing that a database, a header or a reader stumbles over', async () => {
  await reply()
  const answers = await sent()
  const auto = ['Auto-Submitted: (no) auto-replied']
  await take(patientMail({ id: 'away', answers, headers: auto }))
  const type = `Content-Type: application/pdf; name*=UTF-8''a%E2%80%AEfdp.exe%0D%0ABcc:%20x@y`
  const hostile = { id: 'a\0\u001Bb', from: 'zoe\u202E@example.com', headers: [type] }
  const bytes = Buffer.from(patientMail({ ...hostile, answers: `<x\0@y> ${answers}` }))
  const mail = await readMail(bytes)
  expect(mail).toMatchObject({
    from: 'zoe@example.com',
    attachments: [{ name: 'afdp.exe Bcc: x@y' }],
  })
  expect([mail.messageId, ...mail.answers].join('')).toMatch(/^[!-~]+$/)
  expect(await take(bytes.toString())).toBe('added')
  expect(await kinds()).toEqual(['reply', 'auto', 'mail'])
})

onSqlite.it(
  'of a mail made to be slow as much is read as is kept, on a thread of its own',
  async () => {
    // No mail is under way while the thread is kept busy.
    await at.site.mailsAreOut()
    const html = (body: string) =>
      Buffer.from(patientMail({ id: 'slow', headers: ['Content-Type: text/html'], body }))
    const ordinary = html(`Hello${'<p>My jaw clicks.</p>'.repeat(3000)}`)
    const cpuOf = async (work: () => Promise<unknown>) => {
      const { user } = process.threadCpuUsage()
      await work()
      return process.threadCpuUsage().user - user
    }
    const readOrdinary = async () => {
      for (let times = 0; times < 10; times += 1) await readMail(ordinary)
    }
    await readOrdinary()
    const tenOrdinary = await cpuOf(readOrdinary)
    const hostile = await cpuOf(async () => {
      for (const tags of ['<div>', '<b> ', '&#32;', '<'])
        expect((await readMail(html(`Hello${tags.repeat(250_000)}`))).text).toMatch(/^Hello/)
      for (const mail of hostileMails) expect((await readMail(mail)).messageId).toBe('<slow@x>')
    })
    // When all of it was read, each of these took four seconds or more by itself, as long as hundreds of ordinary ones.
    expect(hostile).toBeLessThan(50 * tenOrdinary)
    let turns = 0
    const ticking = setInterval(() => (turns += 1), 5)
    expect((await readMailAside(html('<p>Hello'))).text).toBe('Hello')
    clearInterval(ticking)
    expect(turns).toBeGreaterThan(0)
    await expect(readMailAside(Buffer.from('no mail'))).rejects.toThrow(UnreadableMail)
  },
)
