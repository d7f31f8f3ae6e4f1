import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ApiError } from '../client/request.ts'
import type { WritingKind } from '../record-kinds/writing-kind.ts'
import type * as dialogModule from './dialogs.ts'

type Dialogs = typeof dialogModule
type Open = { name: 'preview' | 'schedule'; dialogs: Dialogs; preview?: string }

type DraftButtonsProps = {
  kind: WritingKind
  /** When the draft is due; null if it is not scheduled. */
  scheduledAt: string | null
  onScheduled: (at: string | null) => void
  /** Where readers see the record, if they do. */
  page: string | undefined
  /** Whether the draft differs from what readers see. */
  changed: boolean
  /** The draft's version on the server. */
  version: number
  /** Saves the form. Returns the draft's key and version. */
  save: () => Promise<{ key: string; version: number }>
  /** Runs work that may fail, and shows its failure in the form. */
  attempt: (work: () => Promise<void>) => Promise<unknown>
}

/** What can be done with a draft besides submitting it: preview, schedule, history. */
export function DraftButtons(props: DraftButtonsProps) {
  const { kind, scheduledAt, onScheduled, page, changed, version, save, attempt } = props
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)

  const show = (name: 'preview' | 'schedule') =>
    attempt(async () => setOpen({ name, dialogs: await import('./dialogs.ts') }))
  const showHistory = () =>
    attempt(async () => {
      const { key } = await save()
      await navigate(`${kind.history}?key=${key}`)
    })
  const refuse = (error: ApiError) =>
    attempt(async () => {
      throw error
    })

  return (
    <>
      {kind.hasPreview && (
        <>
          <button
            className="text-button"
            type="button"
            aria-haspopup="dialog"
            onClick={() => void show('preview')}
          >
            Preview
          </button>
          {changed && (
            <button
              className="text-button"
              type="button"
              aria-haspopup="dialog"
              onClick={() => void show('schedule')}
            >
              Schedule…
            </button>
          )}
        </>
      )}
      <button
        className="text-button"
        type="button"
        title="Versions of the text"
        onClick={() => void showHistory()}
      >
        History
      </button>
      {open?.name === 'preview' && !open.preview && (
        <open.dialogs.PreviewDialog
          save={save}
          onClose={close}
          onBeside={(preview) => setOpen({ ...open, preview })}
        />
      )}
      {open?.preview && (
        <open.dialogs.PagePreview
          address={changed || !page ? new URL(open.preview).pathname : page}
          version={version}
          onClose={close}
        />
      )}
      {open?.name === 'schedule' && (
        <open.dialogs.ScheduleDialog
          scheduledAt={scheduledAt}
          hard={kind.isHard}
          save={save}
          onClose={close}
          onScheduled={(draft) => onScheduled(draft.scheduledAt)}
          onCancelled={() => onScheduled(null)}
          onRefused={(error) => void refuse(error)}
        />
      )}
    </>
  )
}
