// What stands at the photographed front desk: thirty enquiries, and one with everything that can happen.
import type { Database } from '../../server/database/database.ts'
import { filterText } from '../../server/enquiries/enquiry-filter.ts'
import { now } from './photographer.ts'

const minuteMs = 60_000
const before = (minutes: number) => new Date(now.getTime() - minutes * minuteMs).toISOString()
const question = 'My jaw clicks when I chew. Should I see a dentist first? '

const urgent = {
  name: 'Imani Okafor',
  message: 'My jaw hurts and I have chest pain since this morning. Should I come today?',
  danger_at: before(120),
  danger_words: JSON.stringify(['My jaw hurts and I have chest pain since this morning']),
}

/** Those who came by the contact form stand above them. */
export async function addOlderEnquiries(db: Database, doctorEmail: string): Promise<void> {
  const { id: doctor } = await db
    .selectFrom('people')
    .select('id')
    .where('email', '=', doctorEmail)
    .executeTakeFirstOrThrow()
  const add = (id: string, minutes: number, fields: object = {}) => {
    const written = { name: `Patient ${id}`, email: `patient-${id}@example.org`, message: question }
    const at = before(minutes)
    const times = { created_at: at, last_at: at, updated_at: at }
    const row = { id, ...written, ...times, filter_text: filterText(written), ...fields }
    return db.insertInto('enquiries').values(row).execute()
  }
  for (let count = 1; count <= 30; count += 1) {
    const isRead = count % 3 === 0
    // oxlint-disable-next-line no-await-in-loop -- thirty rows
    await add(
      `${count}`,
      60 * count,
      count === 2 ? urgent : isRead ? { unread: 0, answered: count % 2 } : {},
    )
  }
  await add('long', 30, {
    name: 'Maria-Magdalena Oyelaran-Featherstonehaugh von Hohenlohe-Waldenburg-Schillingsfürst the Younger',
    email: `${'long.address.'.repeat(4)}of.a.patient@mail.department.hospital.example.org`,
    message: `${question.repeat(20)}\n\n`.repeat(5).slice(0, 5000),
    assigned_to: doctor,
  })
  await addConversation(db, 'long', doctor)
}

async function addConversation(db: Database, enquiry_id: string, person_id: string): Promise<void> {
  const mail = (id: string, minutes: number, fields: object) => ({
    ...{ id, enquiry_id, message_id: `<${id}@example.org>`, at: before(minutes), bounce_id: null },
    ...{ direction: 'in' as const, from_address: '', person_id: null, text: question },
    ...{ attachments: '[]', auto: 0, failed: 0 },
    ...fields,
  })
  const reply = { direction: 'out' as const, person_id }
  await db
    .insertInto('enquiry_mails')
    .values([
      mail('a', 25, { ...reply, text: 'Please call us on Monday.\n\nRuth Adeyemi' }),
      mail('b', 24, { from_address: 'away@example.org', auto: 1, text: 'I am away until Monday.' }),
      mail('c', 20, {
        from_address: 'a.relative@example.org',
        attachments: JSON.stringify(['panoramic-x-ray.png', 'letter of the family doctor.pdf']),
      }),
      mail('d', 10, { ...reply, failed: 1, text: 'Please bring the X-ray with you.' }),
    ])
    .execute()
  await db
    .insertInto('enquiry_notes')
    .values({ id: 'n', enquiry_id, person_id, at: before(15), text: 'Afraid of needles.' })
    .execute()
  const draft = { enquiry_id, person_id, at: before(2), text: 'Dear Maria' }
  await db.insertInto('enquiry_drafts').values(draft).execute()
  const canned = { id: 'c', title: 'Appointment', updated_at: before(0) }
  const text = 'Dear {name},\n\nplease call us to make an appointment.'
  await db
    .insertInto('canned_answers')
    .values({ ...canned, text })
    .execute()
}
