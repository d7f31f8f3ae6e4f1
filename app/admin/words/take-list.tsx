import { useId, useRef, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import type { RedirectListResult } from '../../../shared/redirect.ts'
import { redirectsApi } from '../client/words.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'

type Refused = RedirectListResult['refused'][number] & { text: string }

const { lines, bytes } = limits.redirects

/** Adds the old addresses of a CSV file, and shows the lines that were refused. */
export function TakeList({ onDone }: { onDone: (text: string) => void }) {
  const hint = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<Refused[]>([])
  const [tooLarge, setTooLarge] = useState(false)
  const { busy, problem, run } = useDialogCall()

  function take(file: File | undefined) {
    setRefused([])
    setTooLarge(file !== undefined && file.size > bytes)
    if (!file || file.size > bytes) return
    void run(async () => {
      const csv = await file.text()
      const result = await redirectsApi.createList(csv)
      const texts = csv.split(/\r\n?|\n/)
      setRefused(result.refused.map((one) => ({ ...one, text: texts[one.line - 1] ?? '' })))
      onDone(saidOf(result))
    })
  }

  return (
    <div className="take-list">
      <button
        className="button quiet-button"
        type="button"
        disabled={busy}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        {busy ? 'Taking the list...' : 'Take a list'}
      </button>
      <p className="field-hint" id={hint}>
        A CSV file of two columns, the old address and the page, without a header line. At most{' '}
        {lines.toLocaleString('en')} lines.
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="List of old addresses"
        onChange={({ target }) => {
          take(target.files?.[0])
          // The same file can be chosen again once it is corrected.
          target.value = ''
        }}
      />
      <DialogProblem message={tooLarge ? 'This file is too large for a list.' : problem} />
      {refused.length > 0 && <RefusedLines refused={refused} onClose={() => setRefused([])} />}
    </div>
  )
}

const counted = (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en')} lines`)

function saidOf({ added, refused }: RedirectListResult): string {
  const taken = `${counted(added)} taken.`
  return refused.length > 0 ? `${taken} ${counted(refused.length)} refused.` : taken
}

function RefusedLines({ refused, onClose }: { refused: Refused[]; onClose: () => void }) {
  const id = useId()
  return (
    <div className="refused-lines" role="group" aria-labelledby={id}>
      <p id={id}>
        <strong>{counted(refused.length)} refused.</strong> Correct them in the file and take it
        again: lines that are there already change nothing.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
      <ol role="list" tabIndex={0} aria-labelledby={id}>
        {refused.map(({ line, text, message }) => (
          <li key={line}>
            <span className="refused-line">Line {line}</span>
            <code className="address">{text}</code>
            <span>{message}</span>
          </li>
        ))}
      </ol>
      <button className="text-button" type="button" onClick={onClose}>
        Close
      </button>
    </div>
  )
}
