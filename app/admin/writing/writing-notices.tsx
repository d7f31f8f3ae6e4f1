import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { RecordAct } from '../../../shared/draft.ts'
import { ApiError } from '../client/request.ts'
import { draftsApi } from '../client/drafts.ts'
import { writtenTime } from '../frame/panel-dates.ts'
import { useSession } from '../frame/use-session.ts'
import { fieldOf, labelOf } from './field-label.ts'
import type { Writing, WritingState } from './writing.ts'
import type { WritingKind } from '../record-kinds/writing-kind.ts'

type NoticesProps = { kind: WritingKind; writing: Writing; state: WritingState }

/** Shown at the top of a form, where a returning writer starts reading. */
export function RecoveredNotice() {
  return (
    <p className="writing-notice" role="status">
      This text was kept on this device. It is in the form again.
    </p>
  )
}

/** Tells a writer who else is writing, what they did to the record, and whether it was deleted. */
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
        {state.news && <ActNotice kind={kind} draftKey={writing.key} act={state.news} own={own} />}
      </div>
      {state.gone ? (
        <GoneNotice kind={kind} writing={writing} />
      ) : (
        state.state === 'trash' && <DeletedNotice writing={writing} />
      )}
    </>
  )
}

const deeds: Record<RecordAct['kind'], string> = {
  published: 'published this',
  unpublished: 'took this off the site',
  restored: 'restored an earlier version',
  discarded: 'discarded the changes',
  deleted: 'deleted this',
}

type ActNoticeProps = {
  kind: WritingKind
  draftKey: string
  act: RecordAct
  own: string | undefined
}

function ActNotice({ kind, draftKey, act: { kind: deed, by, at }, own }: ActNoticeProps) {
  return (
    <p className="writing-notice">
      {by === own ? 'You' : by} {deeds[deed]} at {writtenTime(at)}.{' '}
      <Link to={`${kind.history}?key=${draftKey}`}>See what changed</Link>
    </p>
  )
}

/** Shown once there is nothing on the server that could be restored. */
function GoneNotice({ kind, writing }: Pick<NoticesProps, 'kind' | 'writing'>) {
  const [failed, setFailed] = useState(false)
  const navigate = useNavigate()

  async function saveAnew() {
    try {
      const key = await writing.moveToNewDraft()
      await navigate(`${kind.form}?draft=${key.slice('new.'.length)}`)
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className="writing-notice" role="alert">
      <p>This was deleted for ever in the meantime. Your text is kept here.</p>
      {failed && <p>The new draft could not be stored on this device. Please try again.</p>}
      <button className="text-button" type="button" onClick={() => void saveAnew()}>
        Save as a new draft
      </button>
    </div>
  )
}

/** Each line once, because somebody may have several tabs open. A writer is not also listed as looking. */
function presenceLines(kind: WritingKind, others: WritingState['others'], own?: string): string[] {
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
      await writing.look()
      writing.sync.retry()
    } catch (error) {
      // Deleted for ever since: the next look says so.
      if (error instanceof ApiError && error.status === 404) await writing.look()
      else setFailed(true)
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
