// Enquiries of doctors, which are given to somebody else while the doctor works on them.
import type { Person } from '../../../server/people/person.ts'
import type { Kind } from './kind.ts'
import { owner } from './parts.ts'
import { at, addDoctor, clean } from './doctors.ts'

type Enquiry = { id: string; doctor: Person }
/** `acts`: who did something, in the order in which it was done. */
type EnquiryState = { assigned_to: string | null; acts: string[] }

const isNoted = ({ acts }: EnquiryState) => acts.includes('ada@example.org')

export const ownEnquiries: Kind<Enquiry, EnquiryState> = {
  name: 'an enquiry that is assigned to a doctor',

  async make(parts, number) {
    const doctor = await addDoctor(parts, 'Ada')
    const id = `enquiry-${number}`
    await parts.db
      .insertInto('enquiries')
      .values({
        ...{ id, name: 'Eve', email: 'eve@example.org', message: 'asked', message_key: '' },
        ...{ created_at: at, last_at: at, updated_at: at, assigned_to: doctor._id },
      })
      .execute()
    return { id, doctor }
  },

  async read(db, { id }) {
    const { assigned_to } = await db
      .selectFrom('enquiries')
      .select('assigned_to')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const acts = await db.selectFrom('audit_log').select('person_email').orderBy('number').execute()
    return { assigned_to, acts: acts.map(({ person_email }) => person_email) }
  },

  // Nothing is the doctor's any more from then on.
  isSound: ({ acts }) => !acts.includes(owner.email) || acts.at(-1) === owner.email,

  tried: ['unassign'],
  writes: {
    unassign: {
      run: ({ desk }, { id }) => desk.change(owner, id, { assignedTo: null }),
      isKept: ({ assigned_to }) => assigned_to === null,
    },
    reply: {
      run: ({ desk }, { id, doctor }) =>
        desk.reply(doctor, id, { text: 'replied', lastMessageId: null, done: false }, undefined),
      isKept: isNoted,
    },
    note: {
      run: ({ desk }, { id, doctor }) => desk.note(doctor, id, 'noted'),
      isKept: isNoted,
    },
    done: {
      run: ({ desk }, { id, doctor }) => desk.change(doctor, id, { state: 'done' }),
      isKept: isNoted,
    },
  },
  clean,
}
