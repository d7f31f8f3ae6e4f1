import { type FormEvent, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { TextArea } from '../../ui/text-field/text-field.tsx'
import { problemOf } from './remark-dialog.tsx'

type RemarkReplyProps = { onSend: (text: string) => Promise<void>; onCancel: () => void }

/** A field for a reply. What `onSend` throws is shown, and nothing typed is lost. */
export function RemarkReply({ onSend, onCancel }: RemarkReplyProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState('')

  async function send(event: Pick<FormEvent, 'preventDefault' | 'stopPropagation'>) {
    event.preventDefault()
    event.stopPropagation()
    await onSend(text).catch((failure: unknown) => setError(problemOf(failure).message))
  }

  return (
    // Inside the form of the record, so it can't be a form of its own.
    <div className="remark-reply">
      <TextArea
        label="Reply"
        rows={2}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened to be typed in
        autoFocus
        maxLength={limits.remark.body}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(event)
        }}
      />
      <button className="text-button" type="button" onClick={(event) => void send(event)}>
        Send the reply
      </button>
      <button className="text-button" type="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}
