// Articles of doctors, which are given to somebody else while the doctor works on them.
import type { Person } from '../../../server/people/person.ts'
import { permitDraft } from '../../../server/records/draft-rights.ts'
import { goodBlog } from '../../support/requests/admin-calls.ts'
import type { Kind } from './kind.ts'
import { asker } from './parts.ts'
import { addDoctor, clean } from './doctors.ts'

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
