// Mails of many programs, each in a conversation of its own: what is read of them, and what becomes of them.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { withoutQuotes } from '../../shared/quoted-text.ts'
import { automaticMails } from '../support/mail/programs/automatic.ts'
import { charsetMails } from '../support/mail/programs/charsets.ts'
import type { Case, Expected, ProgramMail } from '../support/mail/programs/made-mail.ts'
import { quotingMails } from '../support/mail/programs/quoting.ts'
import { structureMails } from '../support/mail/programs/structures.ts'
import { unaskedMails } from '../support/mail/programs/unasked.ts'
import { unusualMails } from '../support/mail/programs/unusual.ts'
import { createMailIntake, readMail } from '../support/site/built-program.ts'
import { movableClock } from '../support/site/movable-clock.ts'
import { openFreshDatabase } from '../support/stores/fresh-database.ts'

const { clock } = movableClock()
const at = clock().toISOString()
const settings = {
  ...{ contactTo: 'office@example.org', replyTo: 'answers@example.org', mailboxNew: true },
  siteUrl: 'https://www.example.org',
}

let db: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openFreshDatabase())
})
afterAll(() => close())

const programMails: ProgramMail[] = [
  ...[
    quotingMails,
    charsetMails,
    structureMails,
    automaticMails,
    unaskedMails,
    unusualMails,
  ].flat(),
]
const cases = programMails.map(({ name, mail, expected }, number) => {
  const given = {
    id: `m${number}`,
    from: `p${number}@example.com`,
    ours: `<reply-${number}@www.example.org>`,
  }
  return { name, given, bytes: mail(given), expected }
})

/** Done enquiries, each with a reply that was sent. */
async function storeConversations(): Promise<void> {
  const enquiries = cases.map(({ given }) => ({
    ...{ id: given.id, name: 'Zoe', email: given.from, message: 'My jaw clicks.', created_at: at },
    ...{ last_at: at, state: 'done' as const, answered: 1, unread: 0, filter_text: null },
  }))
  const replies = cases.map(({ given }) => ({
    ...{ id: `r-${given.id}`, enquiry_id: given.id, direction: 'out' as const, at },
    ...{ message_id: given.ours, from_address: '', text: 'Please call us.', person_id: null },
    bounce_id: null,
  }))
  for (let first = 0; first < cases.length; first += 100) {
    await db
      .insertInto('enquiries')
      .values(enquiries.slice(first, first + 100))
      .execute()
    await db
      .insertInto('enquiry_mails')
      .values(replies.slice(first, first + 100))
      .execute()
  }
}

/** What stands at the desk about this mail, in the words of `Expected`. */
async function outcome({ id, from }: Case, expected: Expected): Promise<Expected> {
  const enquiry = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const mails = await db
    .selectFrom('enquiry_mails')
    .selectAll()
    .where('enquiry_id', '=', id)
    .orderBy('at')
    .execute()
  const [reply, ...incoming] = mails
  const [mail] = incoming
  if (reply!.failed === 1) {
    const { sentence } = expected as { sentence?: RegExp }
    return {
      is: 'bounce',
      sentence: sentence?.test(reply!.failure!) ? sentence : (reply!.failure as never),
    }
  }
  if (!mail) return began(from, id)
  if (mail.auto === 1)
    return enquiry.state === 'done' ? { is: 'automatic' } : { is: 'answer', words: '' }
  expect([enquiry.state, enquiry.unread, incoming.length]).toEqual(['open', 1, 1])
  const files = JSON.parse(mail.attachments) as string[]
  const words = withoutQuotes(mail.text)
  return { is: mail.joined ? 'joined' : 'answer', words, ...(files.length > 0 && { files }) }
}

async function began(from: string, id: string): Promise<Expected> {
  const own = await db
    .selectFrom('enquiries')
    .select('message')
    .where('channel', '=', 'mail')
    .where('email', 'in', [`new-${id}@example.com`, from])
    .executeTakeFirst()
  return own ? { is: 'new', words: own.message } : { is: 'ignored' }
}

it(`${cases.length} mails of many programs are read, and go where they belong`, async () => {
  expect(cases.length).toBeGreaterThanOrEqual(200)
  await storeConversations()
  const intake = createMailIntake(db, clock, settings)
  const isQuiet = ({ expected }: (typeof cases)[number]) =>
    expected.is === 'automatic' || expected.is === 'ignored'
  for (const { bytes } of cases.filter(isQuiet)) await intake.take(await readMail(bytes))
  // What a program sent makes the site send nothing: two that answer each other would never end.
  expect(await db.selectFrom('mail_outbox').select('subject').execute()).toEqual([])
  for (const { name, bytes, expected } of cases.filter((one) => !isQuiet(one))) {
    // The mailbox tells by the headers what it reads.
    const headers = await readMail(bytes.subarray(0, bytes.indexOf('\r\n\r\n')))
    if (expected.is === 'bounce') expect(headers.report, name).toBeDefined()
    if (expected.is === 'joined' || expected.is === 'new')
      expect(await intake.mayTake(headers), name).toBe(true)
    await intake.take(await readMail(bytes))
  }
  for (const { name, given, expected } of cases)
    expect.soft(await outcome(given, expected), name).toEqual(expected)
  // The same mails again are known.
  for (const { bytes } of cases) {
    const { result } = await intake.take(await readMail(bytes))
    expect(['known', 'foreign']).toContain(result)
  }
})
