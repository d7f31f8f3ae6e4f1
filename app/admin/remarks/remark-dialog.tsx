import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import type { Remark } from '../../../shared/remark.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/text-field/text-field.tsx'
import { ApiError } from '../client/request.ts'

export type Written = { quote: string; body: string; suggestion: string | null }

type RemarkDialogProps = {
  title: string
  /** The words of the passage; undefined: they are typed. */
  quote: string | undefined
  /** The remark to change, if any. */
  before?: Pick<Remark, 'body' | 'suggestion'>
  /** Stores the remark. What it throws is shown, and nothing typed is lost. */
  onSend: (written: Written) => Promise<void>
  onClose: () => void
}

/** Asks for a remark on a passage, and for other words if one suggests some. */
export function RemarkDialog({ title, quote, before, onSend, onClose }: RemarkDialogProps) {
  const [typedQuote, setTypedQuote] = useState('')
  const [body, setBody] = useState(before?.body ?? '')
  const [suggestion, setSuggestion] = useState(before?.suggestion ?? '')
  const [problem, setProblem] = useState<{ message: string; field?: string | undefined }>()
  const [sending, setSending] = useState(false)
  const errorOf = (...fields: string[]) =>
    problem?.field && fields.includes(problem.field) ? problem.message : undefined
  const isKnown = errorOf('anchor.exact', 'anchor', 'body', 'suggestion') !== undefined

  async function send(event: { preventDefault(): void; stopPropagation(): void }) {
    event.preventDefault()
    // Not to the form behind the dialog.
    event.stopPropagation()
    if (sending) return
    setSending(true)
    try {
      await onSend({ quote: quote ?? typedQuote, body, suggestion: suggestion.trim() || null })
    } catch (error) {
      setSending(false)
      setProblem(problemOf(error))
    }
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of all its fields */}
      <form
        className="remark-form"
        noValidate
        onSubmit={(event: FormEvent) => void send(event)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(event)
        }}
      >
        {quote === undefined ? (
          <TextArea
            label="Passage"
            hint="Type or paste the words that it is about, as they stand in the text."
            rows={2}
            data-autofocus
            maxLength={limits.remark.quote}
            value={typedQuote}
            error={errorOf('anchor', 'anchor.exact')}
            onChange={({ target }) => setTypedQuote(target.value)}
          />
        ) : (
          <blockquote className="remark-quote">{quote}</blockquote>
        )}
        <TextArea
          label="Remark"
          rows={3}
          {...(quote !== undefined && { 'data-autofocus': '' })}
          maxLength={limits.remark.body}
          value={body}
          error={errorOf('body')}
          onChange={({ target }) => setBody(target.value)}
        />
        <TextArea
          label="Suggest other words"
          hint="They can take the passage’s place in one step. Leave it empty to suggest none."
          rows={2}
          maxLength={limits.remark.suggestion}
          value={suggestion}
          error={errorOf('suggestion')}
          onChange={({ target }) => setSuggestion(target.value)}
        />
        <div role="alert">
          {problem && !isKnown && <p className="field-error">{problem.message}</p>}
        </div>
        <DialogActions>
          <button className="button quiet-button" type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="button" type="submit" disabled={sending}>
            {before ? 'Save' : 'Add remark'}
          </button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

export function problemOf(error: unknown): { message: string; field?: string | undefined } {
  if (error instanceof ApiError && error.message)
    return { message: error.message, field: error.field }
  return { message: 'It could not be stored. Please try again.' }
}
