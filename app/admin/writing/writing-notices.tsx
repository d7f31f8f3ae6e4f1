import { useState } from 'react'
import type { DraftKind } from '../../../shared/draft-fields.ts'
import { draftsApi } from '../client/drafts.ts'
import { useSession } from '../frame/use-session.ts'
import { fieldOf, labelOf } from './field-label.ts'
import type { Writing, WritingState } from './writing.ts'

type NoticesProps = { kind: DraftKind; writing: Writing; state: WritingState }

/** Shown at the top of a form, where a returning writer starts reading. */
export function RecoveredNotice() {
  return (
    <p className="writing-notice" role="status">
      This text was kept on this device. It is in the form again.
    </p>
  )
}

/** Tells a writer who else is writing, and whether the record was deleted. */
export function WritingNotices({ kind, writing, state }: NoticesProps) {
  const own = useSession()?.email
  return (
    <>
      <div role="status">
        {presenceLines(kind, state.others, own).map((line) => (
          <p className="writing-notice" key={line}>
            {line}
          </p>
        ))}
      </div>
      {state.state === 'trash' && <DeletedNotice writing={writing} />}
    </>
  )
}

/** Each line once, because somebody may have several tabs open. A writer is not also listed as looking. */
function presenceLines(kind: DraftKind, others: WritingState['others'], own?: string): string[] {
  const writing = others.filter(({ field }) => field !== null && fieldOf(kind, field))
  const writers = new Set(writing.map(({ email }) => email))
  const looking = others.filter(({ email }) => !writers.has(email))
  const lines = [
    ...writing.map(({ email, field }) => `${email} is writing here too: ${labelOf(kind, field!)}`),
    ...looking.map(({ email }) =>
      email === own
        ? 'You have this open in another window or on another device too.'
        : `${email} is here too.`,
    ),
  ]
  return [...new Set(lines)]
}

function DeletedNotice({ writing }: { writing: Writing }) {
  const [failed, setFailed] = useState(false)

  async function restore() {
    try {
      await draftsApi.restore(writing.key)
      setFailed(false)
      await writing.sync.refresh()
      writing.sync.retry()
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className="writing-notice" role="alert">
      <p>This was deleted in the meantime. Your text is kept here.</p>
      {failed && <p>It could not be restored. Please try again.</p>}
      <button className="text-button" type="button" onClick={() => void restore()}>
        Restore as draft
      </button>
    </div>
  )
}
