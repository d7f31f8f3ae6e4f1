import { randomBytes } from 'node:crypto'
import { limits } from '../../shared/limits.ts'
import type { IssueChange, IssueInput, IssueJson, IssuePreview } from '../../shared/newsletter.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import type { Outbox } from '../mail/outbox.ts'
import { auditIssue, changeIssues, type Editor, issueNotFound, lockDraft } from './change-issue.ts'
import { articlesNamed, newestArticles } from './issue-articles.ts'
import { issueMail } from './issue-mail.ts'
import { issueJson, type IssueRow, issuesJson, wordsOf } from './issue-rows.ts'
import { leavePage } from './links.ts'

export type Issues = ReturnType<typeof createIssues>

type Parts = { db: Database; clock: Clock; outbox: Outbox; siteUrl: string }

/** Newsletter issues. Methods throw 404 if there is no such issue, and 409 if one that has been sent would change. */
export function createIssues({ db, clock, outbox, siteUrl }: Parts) {
  async function find(id: string): Promise<IssueRow> {
    const row = await db
      .selectFrom('newsletter_issues')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw issueNotFound()
    return row
  }

  const preview = async (id: string): Promise<IssuePreview> =>
    issueMail(await wordsOf(db, await find(id)), siteUrl, siteUrl + leavePage)

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

    find: async (id: string): Promise<IssueJson> => issueJson(db, await find(id)),

    /** The mail with a link that ends no subscription. */
    preview,

    create: (editor: Editor, { subject, intro, articles }: IssueInput): Promise<IssueJson> =>
      changeIssues(db, editor, async (trx) => {
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
        await auditIssue(trx, clock, editor, row, { action: 'created' })
        return issueJson(trx, row)
      }),

    /** Throws 409 as well if somebody else has saved it since `updatedAt`. */
    update: (
      editor: Editor,
      id: string,
      { subject, intro, articles, updatedAt }: IssueChange,
    ): Promise<IssueJson> =>
      changeIssues(db, editor, async (trx) => {
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
        const act = { action: 'changed', fields } as const
        if (fields.length > 0) await auditIssue(trx, clock, editor, { id, subject }, act)
        else skipAudit(trx, ['newsletter_issues'], 'nothing differs from before')
        return issueJson(trx, { ...before, ...values })
      }),

    remove: (editor: Editor, id: string): Promise<void> =>
      changeIssues(db, editor, async (trx) => {
        const row = await lockDraft(trx, id)
        await auditIssue(trx, clock, editor, row, { action: 'deleted' })
        await trx.deleteFrom('newsletter_issues').where('id', '=', id).execute()
      }),

    /** Mails the preview to one person. */
    async test({ email }: Editor, id: string): Promise<void> {
      const { subject, text, html } = await preview(id)
      await outbox.add(db, { to: email, subject: `[Test] ${subject}`, text, html })
      outbox.wake()
    },
  }
}

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
