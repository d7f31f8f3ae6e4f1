import { isRecipientUnknown, isRefusal, mailProblem } from '../mail/mail-problem.ts'

/**
 * Why a mail was not sent. `unanswered`: nothing was said about this mail, because the connection failed or
 * the server accepts nothing from this sender.
 */
export type Outcome = 'bounced' | 'refused' | 'deferred' | 'unanswered'

export function outcomeOf(error: unknown): Outcome {
  const problem = mailProblem(error)
  const { command } = error as { command?: string }
  if (!isRefusal(problem) || command === 'MAIL FROM') return 'unanswered'
  if (problem.responseCode < 500) return 'deferred'
  return isRecipientUnknown(error) ? 'bounced' : 'refused'
}
