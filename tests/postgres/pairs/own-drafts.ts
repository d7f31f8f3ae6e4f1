// Drafts of doctors, which are given to somebody else while the doctor works on them.
import type { Person } from '../../../server/people/person.ts'
import { permitDraft } from '../../../server/records/draft-rights.ts'
import type { Kind, Write } from './kind.ts'
import { type Parts, writer } from './parts.ts'
import { addDoctor, clean } from './doctors.ts'

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
