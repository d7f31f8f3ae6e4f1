import type { AuditAction } from '../../shared/audit.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { changeContent } from '../database/transaction.ts'
import { permit } from '../people/permit.ts'
import type { Person } from '../people/person.ts'

export type Editor = Pick<Person, '_id' | 'email'>

/** Runs the work, one change at a time, in a transaction that first checks the person's right. */
export const changeTuning = <Result>(
  db: Database,
  editor: Editor,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> =>
  changeContent(db, async (trx) => {
    await permit(editor, 'search')(trx)
    return work(trx)
  })

type Act = { action: AuditAction; record: string; title: string; fields: string[] }

export const auditTuning = (
  trx: Database,
  clock: Clock,
  { email }: Editor,
  act: Act,
): Promise<void> =>
  recordAudit(trx, { at: clock().toISOString(), by: email, kind: 'search', ...act })
