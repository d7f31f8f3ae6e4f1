import { randomBytes } from 'node:crypto'
import type { AuditAction } from '../../shared/audit.ts'
import { limits } from '../../shared/limits.ts'
import type {
  IssueChange,
  IssueInput,
  IssueJson,
  IssuePreview,
  IssueState,
} from '../../shared/newsletter.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Outbox } from '../mail/outbox.ts'
import { permit } from '../people/permit.ts'
import type { Person } from '../people/person.ts'
import { addDeliveries } from './add-deliveries.ts'
import { articlesNamed, newestArticles } from './issue-articles.ts'
import { issueMail } from './issue-mail.ts'
import { type IssueRow, issuesJson, wordsOf } from './issue-rows.ts'
import { leavePage } from './links.ts'

export type Issues = ReturnType<typeof createIssues>
type Editor = Pick<Person, '_id' | 'email'>

type Parts = {
  db: Database
  clock: Clock
  outbox: Outbox
  siteUrl: string
  /** Called when mails may wait to be sent. */
  wake(): void
}

const moves = {
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
} as const satisfies Record<string, { from: readonly IssueState[]; to: IssueState }>
export type Move = keyof typeof moves

const sentAlready = () => new HttpError(409, 'This issue has been sent.')
const notFound = () => new HttpError(404, 'Issue not found')

/** Newsletter issues. Methods throw 404 if there is no such issue, and 409 where its state does not allow a change. */
export function createIssues({ db, clock, outbox, siteUrl, wake }: Parts) {
  /** Runs the work in a transaction that first checks the person's right. */
  const change = <Result>({ _id }: Editor, work: (trx: Database) => Promise<Result>) =>
    inTransaction(db, async (trx) => {
      await permit({ _id }, 'newsletter')(trx)
      return work(trx)
    })

  async function find(id: string): Promise<IssueRow> {
    const row = await db
      .selectFrom('newsletter_issues')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  async function lock(trx: Database, id: string): Promise<IssueRow> {
    const row = await selectForUpdate(trx, 'newsletter_issues')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  async function lockDraft(trx: Database, id: string): Promise<IssueRow> {
    const row = await lock(trx, id)
    if (row.state !== 'draft') throw sentAlready()
    return row
  }

  const json = async (db: Database, row: IssueRow) => (await issuesJson(db, [row]))[0]!

  const note = (
    trx: Database,
    { email }: Editor,
    { id, subject }: Pick<IssueRow, 'id' | 'subject'>,
    act: { action: AuditAction; fields?: string[] },
  ) =>
    recordAudit(trx, {
      at: clock().toISOString(),
      by: email,
      kind: 'newsletter',
      record: id,
      title: subject,
      ...act,
    })

  /** Throws 400 unless all of them are published. */
  async function assertPublished(trx: Database, ids: string[]): Promise<void> {
    if ((await articlesNamed(trx, ids)).length < ids.length) {
      throw new HttpError(400, 'Article not found', { field: 'articles' })
    }
  }

  /** The articles published since the last issue was sent. */
  async function newArticles(trx: Database): Promise<string[]> {
    const last = await trx
      .selectFrom('newsletter_issues')
      .select(({ fn }) => fn.max<string | null>('sent_at').as('at'))
      .executeTakeFirst()
    return newestArticles(trx, last?.at ?? null, limits.newsletter.articles)
  }

  async function preview(id: string): Promise<IssuePreview> {
    return issueMail(await wordsOf(db, await find(id)), siteUrl, siteUrl + leavePage)
  }

  return {
    /** Newest first. */
    async list({ limit, page }: { limit: number; page: number }) {
      const rows = await db
        .selectFrom('newsletter_issues')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const { total } = await db
        .selectFrom('newsletter_issues')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return { items: await issuesJson(db, rows), total }
    },

    find: async (id: string): Promise<IssueJson> => json(db, await find(id)),

    preview,

    create: (editor: Editor, { subject, intro, articles }: IssueInput): Promise<IssueJson> =>
      change(editor, async (trx) => {
        if (articles) await assertPublished(trx, articles)
        const at = clock().toISOString()
        const row: IssueRow = {
          id: randomBytes(16).toString('hex'),
          subject,
          intro,
          articles: JSON.stringify(articles ?? (await newArticles(trx))),
          state: 'draft',
          recipients: 0,
          totals: null,
          created_at: at,
          sent_at: null,
          updated_at: at,
        }
        await trx.insertInto('newsletter_issues').values(row).execute()
        await note(trx, editor, row, { action: 'created' })
        return json(trx, row)
      }),

    update: (
      editor: Editor,
      id: string,
      { subject, intro, articles, updatedAt }: IssueChange,
    ): Promise<IssueJson> =>
      change(editor, async (trx) => {
        const before = await lockDraft(trx, id)
        if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(before.updated_at)) {
          throw new HttpError(409, 'Somebody else has saved this in the meantime.')
        }
        if (articles) await assertPublished(trx, articles)
        const values = {
          subject,
          intro,
          articles: articles ? JSON.stringify(articles) : before.articles,
          updated_at: nextTimestamp(clock, before.updated_at),
        }
        await trx.updateTable('newsletter_issues').set(values).where('id', '=', id).execute()
        const fields = (['subject', 'intro', 'articles'] as const).filter(
          (name) => values[name] !== before[name],
        )
        if (fields.length > 0)
          await note(trx, editor, { id, subject }, { action: 'changed', fields })
        else skipAudit(trx, ['newsletter_issues'], 'nothing differs from before')
        return json(trx, { ...before, ...values })
      }),

    remove: (editor: Editor, id: string): Promise<void> =>
      change(editor, async (trx) => {
        const row = await lockDraft(trx, id)
        await note(trx, editor, row, { action: 'deleted' })
        await trx.deleteFrom('newsletter_issues').where('id', '=', id).execute()
      }),

    /** Mails the issue to one person, with a link that ends no subscription. */
    async test(editor: Editor, id: string): Promise<void> {
      const { subject, text, html } = await preview(id)
      await outbox.add(db, { to: editor.email, subject: `[Test] ${subject}`, text, html })
      outbox.wake()
    },

    /**
     * Begins sending to all readers. Throws 400 if there is nothing to send, and 409 if the number of readers
     * is not `expected`.
     */
    async send(editor: Editor, id: string, expected: number): Promise<IssueJson> {
      const issue = await change(editor, async (trx) => {
        const draft = await lockDraft(trx, id)
        const { articles, intro } = await wordsOf(trx, draft)
        if (articles.length === 0 && intro === '') throw new HttpError(400, 'Nothing to send.')
        const at = clock().toISOString()
        const recipients = await addDeliveries(trx, id, at)
        if (recipients !== expected) {
          throw new HttpError(409, `The number of readers has changed: ${recipients}.`)
        }
        const values = {
          articles: JSON.stringify(articles),
          recipients,
          sent_at: at,
          updated_at: nextTimestamp(clock, draft.updated_at),
        }
        const row: IssueRow = { ...draft, ...values, state: 'sending' }
        await trx.updateTable('newsletter_issues').set(row).where('id', '=', id).execute()
        await note(trx, editor, row, { action: 'sent' })
        return json(trx, row)
      })
      wake()
      return issue
    },

    async move(editor: Editor, id: string, move: Move): Promise<IssueJson> {
      const { from, to } = moves[move]
      const issue = await change(editor, async (trx) => {
        const before = await lock(trx, id)
        if (!(from as readonly IssueState[]).includes(before.state)) {
          throw new HttpError(409, notNow(before.state))
        }
        const updated_at = nextTimestamp(clock, before.updated_at)
        await trx
          .updateTable('newsletter_issues')
          .set({ state: to, updated_at })
          .where('id', '=', id)
          .execute()
        await note(trx, editor, before, { action: 'changed', fields: ['state'] })
        return json(trx, { ...before, state: to, updated_at })
      })
      wake()
      return issue
    },
  }
}

const notNow = (state: IssueState) =>
  state === 'draft' ? 'This issue has not been sent.' : `This issue is ${state}.`
