import { goodBlog } from '../../support/requests/admin-calls.ts'
import type { Kind, Write } from './kind.ts'
import { asker, owner } from './parts.ts'

type Subject = { id: string; author: string; doctor: string; contentHash: string }
type State = {
  signatures: { changed_at: string | null }[]
  requests: number
  call_out: string | undefined
}

const asked = { ...asker, submission: { scope: 'pairs', key: undefined, content: {} } }
const { email } = owner

const write: Record<string, Write<Subject, State>> = {
  sign: {
    run: ({ reviews }, { id, contentHash }) =>
      reviews.sign(
        { kind: 'article', id, contentHash, statement: true, months: 12, interests: 'None.' },
        { email, permit: asker.permit },
      ),
    isKept: ({ signatures }) => signatures.length > 0,
  },
  save: {
    run: ({ blogs }, { id, author }) =>
      blogs.update(id, { ...goodBlog(author), call_out: 'Other words.' } as never, asked),
    isKept: ({ call_out, signatures }) =>
      (call_out ?? 'Other words.') === 'Other words.' &&
      // A signature under words that have changed says since when.
      signatures.every(({ changed_at }) => changed_at !== null),
  },
  ask: {
    run: ({ reviews }, { id, doctor }) =>
      reviews.ask({ kind: 'article', id, doctor_id: doctor, note: '' }, asker),
    isKept: ({ requests, call_out }) => requests === 1 || call_out === undefined,
    undoneBy: ['sign', 'ask'],
  },
  delete: {
    run: async ({ blogs }, { id }) => (await blogs.remove(id, asker)) || undefined,
    isKept: ({ call_out }) => call_out === undefined,
  },
}

export const reviewed: Kind<Subject, State> = {
  name: 'an article that is reviewed',

  async make({ blogs, doctors }) {
    const author = await doctors.create({ name: 'Dr. Ada' })
    const doctor = await doctors.create({ name: 'Dr. Eve', email })
    const id = await blogs.create(goodBlog(author) as never)
    const { hash } = (await blogs.findSignable(id))!
    return { id, author, doctor, contentHash: hash }
  },

  async read(db, { id }) {
    const live = await db
      .selectFrom('blogs')
      .select('call_out')
      .where('id', '=', id)
      .executeTakeFirst()
    const signatures = await db.selectFrom('clinical_reviews').select('changed_at').execute()
    const requests = await db.selectFrom('review_requests').select('id').execute()
    return { signatures, requests: requests.length, call_out: live?.call_out }
  },

  writes: write,

  async clean(db) {
    for (const table of ['clinical_reviews', 'drafts', 'blogs', 'doctors'] as const) {
      await db.deleteFrom(table).execute()
    }
  },
}
