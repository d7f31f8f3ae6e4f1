// Reads and validates the form behind a review link.
import { firstIssue, type RuleBreach } from '../../shared/first-issue.ts'
import { limits } from '../../shared/limits.ts'
import { remarkChange } from '../../shared/remark.ts'
import { type linkFields, reviewLimits } from '../../shared/review.ts'
import { type SignatureInput, signatureInput } from '../../shared/review-input.ts'
import { isStorable, notStorable } from '../../shared/text-rules.ts'
import type { SeenSection } from './read-sections.ts'

/** The unvalidated fields of the form. `read` and `unread` hold the id and hash of a section. */
export type LinkForm = Record<(typeof linkFields)[number], string>

/** `quote`: the words that it is about. */
export type LinkRemark = { quote: string; body: string; suggestion: string | null }

/** What the doctor asks for, or the first rule that the form breaks. */
export type LinkAnswer =
  | { mark: SeenSection & { isRead: boolean } }
  | { comment: string }
  | { remark: LinkRemark }
  | { signature: SignatureInput }
  | { breach: RuleBreach }

export function linkAnswer(form: LinkForm): LinkAnswer {
  const { decision, read, unread } = form
  if (read || unread) {
    const [id = '', hash = ''] = (read || unread).split(' ')
    return { mark: { id, hash, isRead: read !== '' } }
  }
  if (decision === 'changes') {
    const comment = form.comment.trim()
    const message = commentProblem(comment)
    return message ? { breach: { message, field: 'comment' } } : { comment }
  }
  if (decision === 'remark') return remarkIn(form)
  if (decision !== 'sign') {
    return { breach: { message: 'Please sign the text or ask for changes.' } }
  }
  const { data, error } = signatureInput.safeParse({
    ...form,
    statement: form.statement !== '',
    months: Number(form.months),
  })
  return error ? { breach: firstIssue(error) } : { signature: data }
}

function remarkIn(form: LinkForm): LinkAnswer {
  const quote = form.quote.trim()
  const { quote: most } = limits.remark
  const breach = (message: string) => ({ breach: { message, field: 'quote' } })
  if (quote === '') return breach('Please copy the words that it is about.')
  if (quote.length > most) return breach(`The words are too many. Limit is ${most} characters.`)
  if (!isStorable(quote)) return breach(notStorable('Words'))
  const { data, error } = remarkChange.safeParse({ body: form.remark, suggestion: form.suggestion })
  if (data) return { remark: { quote, ...data } }
  const { message, field } = firstIssue(error)
  return { breach: { message, ...(field && { field: field === 'body' ? 'remark' : field }) } }
}

function commentProblem(comment: string): string | undefined {
  if (comment === '') return 'Please say what should change.'
  const { comment: most } = reviewLimits
  if (comment.length > most) return `Comment is too long. Limit is ${most} characters.`
  return isStorable(comment) ? undefined : notStorable('Comment')
}
