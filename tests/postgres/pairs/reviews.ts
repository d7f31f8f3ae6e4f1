import { goodBlog } from '../../support/requests/admin-calls.ts'
import type { Kind, Write } from './kind.ts'
import { asker, owner } from './parts.ts'

type Subject = { id: string; author: string; doctor: string; contentHash: string }
type State = {
  signatures: { changed_at: string | null }[]
  requests: number
  /** Where the links of open requests went. */
  links: string[]
  call_out: string | undefined
}

const asked = { ...asker, submission: { scope: 'pairs', key: undefined, content: {} } }
const { email } = owner

const write: Record<string, Write<Subject, State>> = {
  sign: {
    run: ({ reviews }, { id, contentHash }) =>
      reviews.sign(
        { kind: 'article', id, contentHash, statement: true, months: 12, interests: 'None.' },
        owner,
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
      reviews.ask(
        { kind: 'article', id, doctor_id: doctor, note: '' },
        { ...asker, name: 'Owner' },
      ),
    isKept: ({ requests, call_out }) => requests === 1 || call_out === undefined,
    undoneBy: ['sign', 'ask', 'change the reviewer’s address'],
  },
  'change the reviewer’s address': {
    run: ({ doctors }, { doctor }) =>
      doctors.update(doctor, { name: 'Dr. Eve', email: 'other@example.org' }, asked),
    isKept: ({ links }) => links.every((address) => address === 'other@example.org'),
  },
  delete: {
    run: async ({ blogs }, { id }) => (await blogs.remove(id, asker)) || undefined,
    isKept: ({ call_out }) => call_out === undefined,
  },
}

export const reviewed: Kind<Subject, State> = {
  name: 'an article that is reviewed',

  async make({ db, blogs, doctors }) {
    const author = await doctors.create({ name: 'Dr. Ada' })
    const made = await doctors.submit(
      { name: 'Dr. Eve', email },
      {
        ...asker,
        submission: { scope: 'pairs', key: undefined, content: {} },
      },
    )
    const doctor = made!._id
    await db
      .updateTable('people')
      .set(({ selectFrom }) => ({
        doctor_number: selectFrom('doctors').select('number').where('id', '=', doctor),
      }))
      .where('id', '=', owner._id)
      .execute()
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
    const requests = await db.selectFrom('review_requests').select('email').execute()
    const links = requests.map(({ email }) => email)
    return { signatures, requests: requests.length, links, call_out: live?.call_out }
  },

  writes: write,

  async clean(db) {
    for (const table of ['clinical_reviews', 'drafts', 'blogs', 'doctors'] as const) {
      await db.deleteFrom(table).execute()
    }
  },
}
