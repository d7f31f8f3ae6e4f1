import { randomUUID } from 'node:crypto'
import type { Database } from '../../../server/database/database.ts'
import type { Kind, Write } from './kind.ts'
import { owner } from './parts.ts'

type State =
  | { isGone: true; leftOver: number }
  | {
      state: string
      assigned_to: string | null
      later: string | null
      filter_text: string | null
      texts: string[]
      /** Replies that wait to be sent. */
      waiting: number
    }

const is =
  (holds: (row: Exclude<State, { isGone: true }>) => boolean) =>
  (state: State): boolean =>
    'isGone' in state || holds(state)
const done = async (work: Promise<void>) => {
  await work
  return true
}
const ownerId = owner._id
const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
/** What has no text yet gets all of it later. */
const isSearched = (filterText: string | null, word: string) =>
  filterText === null || filterText.includes(word)

async function readTexts(db: Database, id: string) {
  const mails = await db
    .selectFrom('enquiry_mails')
    .select('text')
    .where('enquiry_id', '=', id)
    .execute()
  const notes = await db
    .selectFrom('enquiry_notes')
    .select('text')
    .where('enquiry_id', '=', id)
    .execute()
  return [...mails, ...notes].map(({ text }) => text)
}

const replies: Write<string, State> = {
  run: ({ desk }, id) =>
    desk.reply(owner, id, { text: 'replied', lastMessageId: `<1.${id}>`, done: true }, undefined),
  isKept: is(
    ({ texts, waiting, filter_text }) =>
      texts.includes('replied') && waiting === 1 && isSearched(filter_text, 'replied'),
  ),
}

export const enquiries: Kind<string, State> = {
  name: 'an enquiry',

  async make({ db }, number) {
    const id = `enquiry-${number}`
    const at = '2026-01-02T03:04:05.000Z'
    const times = { created_at: at, last_at: at, updated_at: at }
    const sender = { name: 'Ada', email: 'ada@example.org', message: 'asked' }
    await db
      .insertInto('enquiries')
      .values({ id, ...sender, ...times, filter_text: null, message_key: '' })
      .execute()
    await db
      .insertInto('enquiry_mails')
      .values({
        ...{ id: `<1.${id}>`, enquiry_id: id, direction: 'out', message_id: `<1.${id}>` },
        ...{ from_address: '', text: 'before', at, person_id: ownerId, bounce_id: null },
      })
      .execute()
    return id
  },

  async read(db, id) {
    const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst()
    const texts = await readTexts(db, id)
    const waiting = await db
      .selectFrom('mail_outbox')
      .select(['id', 'message_id'])
      .where('enquiry_id', '=', id)
      .execute()
    if (!row) return { isGone: true, leftOver: texts.length + waiting.length }
    // What tells staff of the enquiry has no name of its own.
    return { ...row, texts, waiting: waiting.filter((mail) => mail.message_id !== null).length }
  },

  isSound: (state) => !('isGone' in state) || state.leftOver === 0,

  writes: {
    reply: replies,
    note: {
      run: ({ desk }, id) => desk.note(owner, id, 'noted'),
      isKept: is(({ texts }) => texts.includes('noted')),
    },
    assign: {
      run: ({ desk }, id) => desk.change(owner, id, { assignedTo: ownerId }),
      isKept: is(({ assigned_to }) => assigned_to === ownerId),
    },
    done: {
      run: ({ desk }, id) => desk.change(owner, id, { state: 'done' }),
      isKept: is(({ state }) => state === 'done'),
      undoneBy: ['an answer', 'mark as spam', 'put off'],
    },
    'put off': {
      async run({ desk }, id) {
        const act = { action: 'later', value: nextWeek } as const
        const { changed } = await desk.bulk.change(owner, { ids: [id], ...act })
        return changed.length > 0 || undefined
      },
      isKept: is(({ later }) => later === nextWeek),
      undoneBy: ['an answer', 'reply', 'done', 'mark as spam'],
    },
    'mark as spam': {
      run: ({ desk }, id) => desk.change(owner, id, { state: 'spam' }),
      isKept: is(({ state }) => state === 'spam'),
      undoneBy: ['done', 'an answer'],
    },
    'an answer': {
      run: async ({ intake }, id) => {
        const mail = {
          from: 'ada@example.org',
          text: 'answered',
          attachments: [],
          report: undefined,
          isRead: true,
        }
        const names = {
          messageId: `<${randomUUID()}>`,
          answers: [`<1.${id}>`],
          isAuto: false,
          isUnasked: false,
          fromName: '',
          subject: '',
        }
        const { result } = await intake.take({ ...mail, ...names })
        return result === 'added' || undefined
      },
      isKept: is(
        ({ texts, filter_text }) =>
          texts.includes('answered') && isSearched(filter_text, 'answered'),
      ),
    },
    'make filter texts': {
      run: ({ enquiries: rows }) => done(rows.updateFilterTexts()),
      isKept: is(
        ({ filter_text, texts }) =>
          filter_text !== null &&
          texts.every((text) => text === 'noted' || filter_text.includes(text)),
      ),
    },
    erase: {
      run: ({ desk }, id) => done(desk.remove(owner, id)),
      isKept: (state) => 'isGone' in state,
    },
  },

  async clean(db) {
    await db.deleteFrom('enquiries').execute()
    await db.deleteFrom('mail_outbox').execute()
  },
}

type Canned = { title: string; text: string } | undefined
type CannedSubject = { id: string; updatedAt: string }

const saved = (title: string): Write<CannedSubject, Canned> => ({
  run: ({ cannedAnswers: rows }, { id, updatedAt }) =>
    rows.update(owner, id, { title, text: title, updatedAt }),
  isKept: (row) => row?.title === title && row.text === title,
  undoneBy: ['remove'],
})

export const cannedAnswers: Kind<CannedSubject, Canned> = {
  name: 'a canned answer',
  async make({ cannedAnswers: rows }) {
    const { _id: id, updatedAt } = await rows.create(owner, { title: 'a', text: 'a' })
    return { id, updatedAt }
  },
  read: (db, { id }) =>
    db.selectFrom('canned_answers').selectAll().where('id', '=', id).executeTakeFirst(),
  writes: {
    save: saved('One'),
    'save again': saved('Two'),
    remove: {
      run: ({ cannedAnswers: rows }, { id }) => done(rows.remove(owner, id)),
      isKept: (row) => row === undefined,
    },
  },
  clean: (db) => db.deleteFrom('canned_answers').execute(),
}
