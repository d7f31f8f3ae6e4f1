// Doctors' own records, which are given to somebody else while the doctor works on them.
import type { Database } from '../../../server/database/database.ts'
import { type Person, personFrom } from '../../../server/people/person.ts'
import { permitDraft } from '../../../server/records/draft-rights.ts'
import { goodBlog } from '../../support/requests/admin-calls.ts'
import type { Kind, Write } from './kind.ts'
import { asker, owner, type Parts, writer } from './parts.ts'

const at = '2026-01-02T03:04:05.000Z'

async function addDoctor({ db, doctors }: Parts, name: string): Promise<Person> {
  const doctorId = await doctors.create({ name })
  const row = {
    id: name,
    email: `${name.toLowerCase()}@example.org`,
    name,
    role: 'doctor',
    passkey_only: 0,
  } as const
  const { number } = await db
    .selectFrom('doctors')
    .select('number')
    .where('id', '=', doctorId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('people')
    .values({ ...row, doctor_number: number, invited_at: at, joined_at: at, updated_at: at })
    .execute()
  return personFrom({ ...row, doctor_id: doctorId })
}

async function clean(db: Database): Promise<void> {
  for (const table of ['enquiries', 'mail_outbox', 'audit_log', 'drafts', 'blogs'] as const) {
    await db.deleteFrom(table).execute()
  }
  await db.deleteFrom('people').where('id', '!=', owner._id).execute()
  await db.deleteFrom('doctors').execute()
}

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

type Draft = { key: string; version: number; doctor: Person; other: Person }
type DraftState = { isGiven: boolean; isTrashed: boolean; kept: boolean; late: boolean }

const key = `new.${'b'.repeat(32)}`
const save = (parts: Parts, { version: base }: Pick<Draft, 'version'>, fields: object) =>
  parts.drafts.save(key, {
    ...{ kind: 'blog', base, tab: `tab ${JSON.stringify(fields)}`, fields: { ...fields } },
    ...writer,
  })
const by = ({ doctor }: Draft) => ({ email: doctor.email, permit: permitDraft(doctor, key) })

const written: Record<string, Write<Draft, DraftState>> = {
  'give to another doctor': {
    run: (parts, draft) => save(parts, draft, { author_id: draft.other.doctorId }),
    isKept: ({ isGiven }) => isGiven,
  },
  autosave: {
    run: (parts, draft) =>
      parts.drafts.save(key, {
        ...{ kind: 'blog', base: draft.version, tab: 'own', fields: { call_out: 'Typed.' } },
        ...by(draft),
      }),
    isKept: () => true,
  },
  keep: {
    run: (parts, draft) => parts.versions.keep(key, { ...by(draft), name: '' }),
    isKept: ({ kept }) => kept,
  },
  remove: {
    run: async (parts, draft) => {
      await parts.drafts.remove(key, { ...by(draft), seen: 'draft' })
      return true
    },
    isKept: ({ isTrashed }) => isTrashed,
  },
}

export const ownDrafts: Kind<Draft, DraftState> = {
  name: 'a draft of a doctor',

  async make(parts) {
    const doctor = await addDoctor(parts, 'Ada')
    const other = await addDoctor(parts, 'Eve')
    const fields = { title: 'Theirs', author_id: doctor.doctorId }
    const { row } = await save(parts, { version: 0 }, fields)
    return { key, version: row.version, doctor, other }
  },

  async read(db, { doctor, other }) {
    const row = await db.selectFrom('drafts').selectAll().executeTakeFirstOrThrow()
    const isGiven = row.fields?.includes(`"${other.doctorId}"`) ?? false
    const versions = await db
      .selectFrom('revisions')
      .select('fields')
      .where('kind', '=', 'kept')
      .where('created_by', '=', doctor.email)
      .execute()
    const isTrashed = row.trashed_at !== null
    const isKeptLate = versions.some(({ fields }) => fields.includes(`"${other.doctorId}"`))
    return {
      ...{ isGiven, isTrashed, kept: versions.length > 0 },
      late: isGiven && (isTrashed || isKeptLate || row.updated_by === doctor.email),
    }
  },

  isSound: ({ late }) => !late,

  tried: ['give to another doctor'],
  writes: written,
  clean,
}

type Article = { id: string; doctor: Person; other: Person }
type ArticleState = { isGiven: boolean; isTyped: boolean; late: boolean }

const asked = { ...asker, submission: { scope: 'pairs', key: undefined, content: {} } }

export const ownArticles: Kind<Article, ArticleState> = {
  name: 'an article of a doctor',

  async make(parts) {
    const doctor = await addDoctor(parts, 'Ada')
    const other = await addDoctor(parts, 'Eve')
    const id = await parts.blogs.create(goodBlog(doctor.doctorId!) as never)
    return { id, doctor, other }
  },

  async read(db, { other }) {
    const live = await db
      .selectFrom('blogs')
      .innerJoin('doctors', 'doctors.number', 'blogs.author_number')
      .select(['doctors.id as author', 'blogs.updated_at'])
      .executeTakeFirstOrThrow()
    const draft = await db
      .selectFrom('drafts')
      .select('updated_at')
      .where('fields', 'is not', null)
      .executeTakeFirst()
    const isGiven = live.author === other.doctorId
    const late = isGiven && draft !== undefined && draft.updated_at > live.updated_at
    return { isGiven, isTyped: draft !== undefined, late }
  },

  isSound: ({ late }) => !late,

  tried: ['give to another doctor'],
  writes: {
    'give to another doctor': {
      run: ({ blogs }, { id, other }) =>
        blogs.update(id, goodBlog(other.doctorId!) as never, asked),
      isKept: ({ isGiven }) => isGiven,
    },
    autosave: {
      run: ({ drafts }, { id, doctor }) =>
        drafts.save(`blog.${id}`, {
          ...{ kind: 'blog', base: 0, tab: 'own', fields: { call_out: 'Typed.' } },
          ...{ email: doctor.email, permit: permitDraft(doctor, `blog.${id}`) },
        }),
      isKept: ({ isTyped }) => isTyped,
    },
  },
  clean,
}
