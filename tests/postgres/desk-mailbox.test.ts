import { expect, it } from 'vitest'
import { systemClock } from '../../server/core/clock.ts'
import { createMailbox, createMailIntake } from '../support/site/built-program.ts'
import { startImapServer } from '../support/mail/imap-server.ts'
import { startMailServer } from '../support/mail/mail-server.ts'
import { bounce, patientMail } from '../support/mail/patient-mails.ts'
import { minute, movableClock } from '../support/site/movable-clock.ts'
import { openFreshDatabase } from '../support/stores/fresh-database.ts'

const ours = '<reply@www.example.org>'
const at = systemClock().toISOString()

async function conversation() {
  const { db, close } = await openFreshDatabase()
  const enquiry = { id: 'e', name: 'Zoe', email: 'zoe@example.com', message: 'x', created_at: at }
  await db
    .insertInto('enquiries')
    .values({ ...enquiry, filter_text: null })
    .execute()
  await db
    .insertInto('enquiry_mails')
    .values({
      ...{ id: 'r', enquiry_id: 'e', direction: 'out', message_id: ours, from_address: '' },
      ...{ text: 'Please call us.', at, person_id: null, bounce_id: null },
    })
    .execute()
  const texts = async () =>
    (await db.selectFrom('enquiry_mails').select('message_id').orderBy('at').execute()).map(
      ({ message_id }) => message_id,
    )
  return { db, close, texts }
}

it('reads a real mailbox: what is new, what is the desk’s, once, and changes nothing there', async () => {
  const server = await startImapServer()
  const { db, close, texts } = await conversation()
  const time = movableClock()
  const problems: object[] = []
  const reports: (object | undefined)[] = []
  const selfSigned = await startMailServer({ tls: 'from the start' })
  const log = { info: () => undefined, warn: (problem: object) => void problems.push(problem) }
  const mailbox = (url = server.url) =>
    createMailbox({
      ...{ db, clock: time.clock, log: log as never, url },
      report: (trouble) => void reports.push(trouble),
      intake: createMailIntake(db, time.clock, {
        contactTo: 'office@example.org',
        siteUrl: 'http://localhost',
      }),
    })
  const look = async (box = mailbox()) => {
    time.move(minute)
    return box.look()
  }
  const answer = (id: string) => patientMail({ id, answers: ours })
  try {
    await server.deliver(answer('before'))
    expect(await look()).toBe(true)
    await server.deliver(answer('one'))
    await server.deliver(patientMail({ id: 'private', answers: '<else@example.com>' }))
    await server.deliver('\0 no mail')
    await server.deliver(answer('one'))
    await server.deliver(bounce({ id: 'bounce', of: ours }))

    // Of two instances one looks; the other leaves it to that one.
    time.move(minute)
    const looks = await Promise.all([mailbox().look(), mailbox().look()])
    expect(looks.toSorted()).toEqual([false, true])
    expect(await texts()).toEqual([ours, '<one@example.com>'])
    const { failed } = await db
      .selectFrom('enquiry_mails')
      .select('failed')
      .where('id', '=', 'r')
      .executeTakeFirstOrThrow()
    expect(failed).toBe(1)
    expect(await server.status()).toEqual({ messages: 6, seen: 0 })

    await server.stop()
    expect(await look()).toBe(false)
    await server.restart()
    await server.deliver(answer('two'))
    expect(await look()).toBe(true)
    expect((await texts()).at(-1)).toBe('<two@example.com>')

    const deep = Array.from({ length: 60 }, (_, depth) => {
      const type = `Content-Type: multipart/mixed; boundary=b${depth + 1}`
      return `--b${depth}\r\n${type}\r\n\r\n`
    })
    const headers = ['Content-Type: multipart/mixed; boundary=b0']
    await server.deliver(patientMail({ id: 'deep', answers: ours, headers, body: deep.join('') }))
    expect(await look()).toBe(true)
    const { id: named, ...unread } = await db
      .selectFrom('enquiry_mails')
      .select(['id', 'message_id', 'from_address', 'text', 'kept'])
      .where('kept', '=', 0)
      .executeTakeFirstOrThrow()
    expect(unread).toEqual({
      ...{ message_id: '<deep@example.com>', from_address: 'zoe@example.com', text: '', kept: 0 },
    })
    await db.deleteFrom('enquiry_mails').where('id', '=', named).execute()

    await server.renumber([answer('one'), answer('two'), answer('three')])
    expect(await look()).toBe(true)
    await server.deliver(answer('four'))
    expect(await look()).toBe(true)
    expect((await texts()).slice(2)).toEqual(
      ['two', 'three', 'four'].map((id) => `<${id}@example.com>`),
    )

    expect(reports.at(-1)).toBeUndefined()
    const troubleAt = async (url: string) => {
      expect(await look(mailbox(url))).toBe(false)
      return reports.at(-1)
    }
    expect(await troubleAt(server.url.replace('secret', 'wrong'))).toEqual({
      problem: 'it refused the user name or the password',
      sentence: expect.stringMatching(/Authentication failed/) as string,
    })
    expect(await troubleAt(server.url.replace('Answers', 'Nowhere'))).toEqual({
      problem: 'there is no such folder',
      sentence: expect.stringMatching(/Nowhere/) as string,
    })
    expect(await troubleAt(selfSigned.url.replace('smtps://', 'imaps://desk:secret@'))).toEqual({
      problem: 'its certificate is not valid',
      sentence: expect.stringMatching(/certificate/) as string,
    })
    await server.stop()
    expect(await troubleAt(server.url)).toEqual({
      problem: 'the connection was refused',
      sentence: '',
    })
    expect(JSON.stringify([problems, reports])).not.toMatch(/wrong|secret/)
  } finally {
    await server.remove()
    await selfSigned.stop()
    await close()
  }
})
