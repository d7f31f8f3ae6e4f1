import type { AuditAction } from '../../shared/audit.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { inTransaction } from '../database/transaction.ts'
import { permit } from '../people/permit.ts'
import type { Person } from '../people/person.ts'
import type { IssueRow } from './issue-rows.ts'

export type Editor = Pick<Person, '_id' | 'email'>

export const issueNotFound = () => new HttpError(404, 'Issue not found')

/** Runs the work in a transaction that first checks the person's right. */
export const changeIssues = <Result>(
  db: Database,
  { _id }: Editor,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> =>
  inTransaction(db, async (trx) => {
    await permit({ _id }, 'newsletter')(trx)
    return work(trx)
  })

/** Returns the issue, unchanged by others until the transaction ends. Throws 404 if there is none. */
export async function lockIssue(trx: Database, id: string): Promise<IssueRow> {
  const row = await selectForUpdate(trx, 'newsletter_issues')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw issueNotFound()
  return row
}

/** The same for one that has not been sent. Throws 409 for others. */
export async function lockDraft(trx: Database, id: string): Promise<IssueRow> {
  const row = await lockIssue(trx, id)
  if (row.state !== 'draft') throw new HttpError(409, 'This issue has been sent.')
  return row
}

export const auditIssue = (
  trx: Database,
  clock: Clock,
  { email }: Editor,
  { id, subject }: Pick<IssueRow, 'id' | 'subject'>,
  act: { action: AuditAction; fields?: string[] },
): Promise<void> =>
  recordAudit(trx, {
    at: clock().toISOString(),
    by: email,
    kind: 'newsletter',
    record: id,
    title: subject,
    ...act,
  })
