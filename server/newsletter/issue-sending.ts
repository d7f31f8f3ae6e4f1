import type { IssueJson, IssueState } from '../../shared/newsletter.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { addDeliveries } from './add-deliveries.ts'
import { auditIssue, changeIssues, type Editor, lockDraft, lockIssue } from './change-issue.ts'
import { type IssueRow, issueJson, wordsOf } from './issue-rows.ts'

export type IssueSending = ReturnType<typeof createIssueSending>

type Parts = {
  db: Database
  clock: Clock
  /** Called when mails may wait to be sent. */
  wake(): void
}

const moves = {
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
} as const satisfies Record<string, { from: readonly IssueState[]; to: IssueState }>
export type Move = keyof typeof moves

/** Begins and ends the sending of issues. Methods throw 404 if there is no such issue, and 409 where its state forbids it. */
export function createIssueSending({ db, clock, wake }: Parts) {
  return {
    /**
     * Begins sending to all readers. Throws 400 if there is nothing to send, and 409 if the number of readers
     * is not `expected`.
     */
    async send(editor: Editor, id: string, expected: number): Promise<IssueJson> {
      const issue = await changeIssues(db, editor, async (trx) => {
        const draft = await lockDraft(trx, id)
        const { articles, intro } = await wordsOf(trx, draft)
        if (articles.length === 0 && intro === '') throw new HttpError(400, 'Nothing to send.')
        const at = clock().toISOString()
        const recipients = await addDeliveries(trx, id, at)
        if (recipients !== expected) {
          throw new HttpError(409, `The number of readers has changed: ${recipients}.`)
        }
        const row: IssueRow = {
          ...draft,
          articles: JSON.stringify(articles),
          state: 'sending',
          recipients,
          sent_at: at,
          updated_at: nextTimestamp(clock, draft.updated_at),
        }
        await trx.updateTable('newsletter_issues').set(row).where('id', '=', id).execute()
        await auditIssue(trx, clock, editor, row, { action: 'sent' })
        return issueJson(trx, row)
      })
      wake()
      return issue
    },

    async move(editor: Editor, id: string, move: Move): Promise<IssueJson> {
      const { from, to } = moves[move]
      const issue = await changeIssues(db, editor, async (trx) => {
        const before = await lockIssue(trx, id)
        if (!(from as readonly IssueState[]).includes(before.state)) {
          throw new HttpError(409, notNow(before.state))
        }
        const updated_at = nextTimestamp(clock, before.updated_at)
        await trx
          .updateTable('newsletter_issues')
          .set({ state: to, updated_at })
          .where('id', '=', id)
          .execute()
        await auditIssue(trx, clock, editor, before, { action: 'changed', fields: ['state'] })
        return issueJson(trx, { ...before, state: to, updated_at })
      })
      wake()
      return issue
    },
  }
}

const notNow = (state: IssueState) =>
  state === 'draft' ? 'This issue has not been sent.' : `This issue is ${state}.`
