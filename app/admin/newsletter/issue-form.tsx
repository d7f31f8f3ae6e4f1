import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { IssueJson } from '../../../shared/newsletter.ts'
import { introRule, subjectRule } from '../../../shared/newsletter-rules.ts'
import { TextArea, TextField } from '../../ui/text-field/text-field.tsx'
import { newsletter } from '../client/newsletter.ts'
import { leaveForLogin } from '../client/session.ts'
import { useDeskCall } from '../desk/use-desk-call.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { ListToast, useToast } from '../record-list/list-toast.tsx'
import { ArticlesField } from './articles-field.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { SendDialog } from './send-dialog.tsx'
import { useCounts } from './use-counts.ts'
import { useIssueDraft } from './use-issue-draft.ts'

type IssueFormProps = {
  /** Undefined until it is saved for the first time. */
  issue: IssueJson | undefined
  onChange: (issue: IssueJson) => void
}

/** Writes an issue, shows it as it will arrive, and sends it. */
export function IssueForm({ issue, onChange }: IssueFormProps) {
  const navigate = useNavigate()
  const { draft, isDirty, isKept, change, save, begin } = useIssueDraft(issue)
  const { busy, problem, run, clear } = useDeskCall(leaveForLogin)
  const { counts, reload } = useCounts()
  const [wasChecked, setWasChecked] = useState(false)
  const [told, tell] = useToast()
  const [sending, setSending] = useState<IssueJson>()
  const breaches = {
    subject: subjectRule.breach(draft.subject),
    intro: introRule.breach(draft.intro),
  }
  const readers = counts ? counts.confirmed.toLocaleString('en') : '…'
  const isConflict = problem?.status === 409 && issue !== undefined

  /** Saves what was changed, then does something with the saved issue. */
  async function withSaved(then: (saved: IssueJson) => Promise<void>, over = false) {
    setWasChecked(true)
    if (breaches.subject ?? breaches.intro) return
    await run(async () => {
      const saved = issue && !isDirty && !over ? issue : await save(over)
      onChange(saved)
      if (!issue) void navigate(`/admin/newsletter/${saved._id}`, { replace: true })
      await then(saved)
    })
  }
  const saveNow = (over = false) => withSaved(async () => tell('Saved.'), over)
  const test = () => withSaved(async (saved) => tell((await newsletter.test(saved._id)).message))
  const askToSend = () =>
    withSaved(async (saved) => {
      await reload()
      setSending(saved)
    })
  const takeTheirs = () =>
    run(async () => {
      const theirs = await newsletter.issue(issue!._id)
      begin(theirs)
      onChange(theirs)
    })

  return (
    <>
      <ScreenHead title={issue ? 'Issue' : 'New issue'} />
      <form
        className="issue-form"
        noValidate
        onChange={clear}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void saveNow()
        }}
      >
        <TextField
          label="Subject"
          value={draft.subject}
          onChange={(event) => change({ subject: event.target.value })}
          error={wasChecked ? breaches.subject : undefined}
        />
        <TextArea
          label="Introduction"
          hint="Plain text. An empty line begins a paragraph."
          rows={8}
          value={draft.intro}
          onChange={(event) => change({ intro: event.target.value })}
          error={breaches.intro}
        />
        <ArticlesField
          articles={draft.articles}
          onChange={(articles) => change({ articles })}
          onProblem={tell}
        />
        <div role="alert">{problem && <p className="field-error">{problem.message}</p>}</div>
        {isConflict && (
          <div className="issue-buttons">
            <button
              className="button quiet-button"
              type="button"
              onClick={() => void saveNow(true)}
            >
              Save mine
            </button>
            <button className="button quiet-button" type="button" onClick={() => void takeTheirs()}>
              Take theirs
            </button>
          </div>
        )}
        <div className="issue-buttons">
          <p className="quiet" role="status">
            {isDirty
              ? isKept
                ? 'Not saved yet. Kept on this device.'
                : 'Not kept anywhere yet.'
              : issue && 'Saved.'}
          </p>
          <button className="button quiet-button" type="submit" aria-disabled={busy}>
            {busy ? 'Saving...' : 'Save'}
          </button>
          <button
            className="button quiet-button"
            type="button"
            aria-disabled={busy}
            onClick={() => void test()}
          >
            Send a test
          </button>
          <button
            className="button"
            type="button"
            disabled={!counts || counts.confirmed === 0}
            aria-disabled={busy}
            onClick={() => void askToSend()}
          >
            Send to {readers} readers
          </button>
        </div>
      </form>
      <IssuePreview id={issue?._id} version={issue?.updatedAt ?? ''} isOld={isDirty} />
      <ListToast told={told} />
      {sending && counts && (
        <SendDialog
          issue={sending}
          readers={counts.confirmed}
          onRefused={() => void reload()}
          onSent={onChange}
          onClose={() => setSending(undefined)}
        />
      )}
    </>
  )
}
