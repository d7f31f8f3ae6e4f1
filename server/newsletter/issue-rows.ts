import type { Selectable } from 'kysely'
import type { DeliveryCounts, IssueJson } from '../../shared/newsletter.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { countDeliveries, noDeliveries } from '../jobs/newsletter-retention.ts'
import { articlesNamed } from './issue-articles.ts'
import type { IssueArticle, IssueWords } from './issue-mail.ts'

export type IssueRow = Selectable<Tables['newsletter_issues']>

/** The words of an issue: of a draft as its articles are now, later as they were when it was sent. */
export async function wordsOf(db: Database, row: IssueRow): Promise<IssueWords> {
  const { subject, intro } = row
  const articles =
    row.state === 'draft'
      ? await articlesNamed(db, JSON.parse(row.articles) as string[])
      : (JSON.parse(row.articles) as IssueArticle[])
  return { subject, intro, articles }
}

export async function issuesJson(db: Database, rows: IssueRow[]): Promise<IssueJson[]> {
  const sent = rows.filter(({ state }) => state !== 'draft')
  const counts = await countDeliveries(
    db,
    sent.map(({ id }) => id),
  )
  return Promise.all(rows.map((row) => countedJson(db, row, counts.get(row.id))))
}

export const issueJson = async (db: Database, row: IssueRow): Promise<IssueJson> =>
  (await issuesJson(db, [row]))[0]!

async function countedJson(
  db: Database,
  row: IssueRow,
  counted: DeliveryCounts | undefined,
): Promise<IssueJson> {
  const { articles } = await wordsOf(db, row)
  const kept = row.totals === null ? undefined : (JSON.parse(row.totals) as DeliveryCounts)
  const counts = kept ?? counted ?? noDeliveries()
  return {
    _id: row.id,
    subject: row.subject,
    intro: row.intro,
    articles: articles.map(({ _id, title }) => ({ _id, title })),
    state: row.state,
    recipients: sumOf(counts),
    ...counts,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    updatedAt: row.updated_at,
  }
}

export const sumOf = (counts: DeliveryCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
