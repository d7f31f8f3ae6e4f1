import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { DangerActions } from '../../ui/dialog/danger-actions.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { academyMoment } from '../drafts/academy-time.ts'
import { DraftButtons } from '../drafts/draft-buttons.tsx'
import { latePart } from '../frame/late-part.tsx'
import { StateLine } from '../writing/state-line.tsx'
import { loadMerging } from '../writing/load-merging.ts'
import type { OpenedDraft } from '../writing/use-opened-draft.ts'
import type { Writing, WritingState } from '../writing/writing.ts'
import type { WritingKind } from '../record-kinds/writing-kind.ts'
import { WritingNotices } from '../writing/writing-notices.tsx'
import { FormFooter } from './form-footer.tsx'
import type { FormMode } from './use-record.ts'
import type { SavingState } from './use-saving.ts'

const TwoVersions = latePart(async () => (await loadMerging()).TwoVersions)

type RecordFormEndProps = {
  kind: WritingKind
  mode: FormMode
  saving: SavingState
  opened: OpenedDraft
  /** Address of the public page, if published. */
  page: string | undefined
  /** Address of the page that this form has published. */
  publishedPage: string | undefined
  /** Undefined if the form is read-only. */
  writing: Writing | undefined
  state: WritingState | undefined
  problemId: string
  /** How many required fields are empty. */
  missing: number
  /** Shown below a problem. */
  problemNote?: ReactNode
  /** What to do about a conflict. */
  conflict: ReactNode
  onLeave: () => void
  /** Called after the draft was discarded. */
  onDiscarded: () => void
}

/**
 * The end of a form: what others are doing, what needs a decision, where the text is saved, and the
 * buttons.
 */
export function RecordFormEnd(props: RecordFormEndProps) {
  const { kind, mode, saving, opened, page, writing, state } = props
  const { problemId, missing, conflict, publishedPage, onLeave, onDiscarded } = props
  const { problem } = saving
  const [asks, setAsks] = useState(false)
  const [scheduledAt, setScheduledAt] = useScheduledAt(opened)
  const hasChanges = state && (state.version > 0 || state.touched) && state.state !== 'trash'

  async function discard() {
    setAsks(false)
    if (await saving.attempt(() => writing!.discard(), failed)) onDiscarded()
  }

  return (
    <>
      {writing && state && (
        <div className="writing">
          <WritingNotices kind={kind} writing={writing} state={state} />
          {state.undecided.size > 0 && (
            <Suspense>
              <TwoVersions
                kind={kind}
                undecided={state.undecided}
                onChoice={(name, choice) => writing.sync.decide(name, choice)}
              />
            </Suspense>
          )}
        </div>
      )}
      <FormFooter
        mode={mode}
        submitting={saving.phase === 'submitting'}
        onLeave={onLeave}
        problemId={problemId}
        missing={missing}
        problem={
          problem && (
            <>
              <p>{problem.message}</p>
              {problem.advice && <p>{problem.advice}</p>}
              {problem.conflict && conflict}
              {props.problemNote}
            </>
          )
        }
        state={
          state && (
            <>
              <StateLine
                kind={kind}
                saving={state.saving}
                undecided={state.undecided}
                onLogIn={() => saving.logIn(() => writing?.sync.retry())}
              />
              {hasChanges && state.undecided.size === 0 && (
                <p className="form-unseen">Not published yet.</p>
              )}
              {publishedPage && !hasChanges && (
                <p>
                  Published.{' '}
                  <a href={publishedPage} target="_blank" rel="noreferrer">
                    View
                  </a>
                </p>
              )}
              <p role="status">{scheduledAt && `Scheduled for ${academyMoment(scheduledAt)}`}</p>
            </>
          )
        }
      >
        {writing && (hasChanges || page) && (
          <DraftButtons
            kind={kind}
            scheduledAt={scheduledAt}
            onScheduled={setScheduledAt}
            page={page}
            changed={hasChanges ?? false}
            version={state?.version ?? 0}
            save={writing.save}
            attempt={(work) => saving.attempt(work, failed)}
          />
        )}
        {hasChanges && (
          <button className="text-button" type="button" onClick={() => setAsks(true)}>
            Discard changes
          </button>
        )}
      </FormFooter>
      {asks && (
        <Dialog title="Discard changes?" onClose={() => setAsks(false)}>
          <p>
            {page
              ? 'What was written here and is not published will be removed. It stays in the history.'
              : 'What was written here will be moved to the trash. It stays there for 30 days.'}
          </p>
          <DangerActions
            cancel="Keep editing"
            confirm="Discard changes"
            onCancel={() => setAsks(false)}
            onConfirm={() => void discard()}
          />
        </Dialog>
      )}
    </>
  )
}

const failed = 'Something went wrong. Please try again.'

/** When the draft is due; null if it is not scheduled. */
function useScheduledAt({ loading }: OpenedDraft) {
  const [scheduledAt, setScheduledAt] = useState<string | null>(null)

  useEffect(() => {
    let current = true
    void loading.then((draft) => current && setScheduledAt(draft?.scheduledAt ?? null))
    return () => void (current = false)
  }, [loading])

  return [scheduledAt, setScheduledAt] as const
}
