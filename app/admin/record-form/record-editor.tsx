import { type ReactNode, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import type { DraftValue } from '../../../shared/draft-fields.ts'
import { LogInAgain } from '../log-in/log-in-again.tsx'
import type { Fields } from '../../../shared/fields.ts'
import { fieldWith } from '../writing/field-label.ts'
import type { OpenedDraft } from '../writing/use-opened-draft.ts'
import { RecoveredNotice } from '../writing/writing-notices.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { PageLink } from './page-link.tsx'
import { focusable, RecordForm } from './record-form.tsx'
import { RecordFormEnd } from './record-form-end.tsx'
import type { FormKind, StoredRecord } from '../record-kinds/record-kind.ts'
import { SavedDialog } from './saved-dialog.tsx'
import { useGoBack } from './use-go-back.ts'
import type { BrokenFields } from './use-broken-fields.ts'
import type { useRecordForm } from './use-record-form.ts'
import type { FormMode } from './use-record.ts'

const notKept = 'The version could not be kept. Please try again.'

/** Props of the form of each kind of record. */
export type RecordFormProps<Stored> = {
  title: string
  mode: FormMode
  /** Undefined for a new record. */
  record: Stored | undefined
  opened: OpenedDraft
  /** Shows the record again, as it is on the server now. */
  onReload: (record: Stored) => void
}

/** Attributes by which an input shows its error. */
export type ProblemOf = (name: string) => {
  invalid: boolean
  problemId: string
  mark?: string | undefined
}

type RecordEditorProps<
  Stored extends StoredRecord,
  Draft extends Record<string, DraftValue>,
  Input extends object,
> = RecordFormProps<Stored> & {
  kind: FormKind<Stored, Draft, Input>
  form: ReturnType<typeof useRecordForm<Stored, Draft, Input>>
  /** Other consequences of a save, shown in its dialog. */
  savedNotice?: ReactNode
  /** What else the form offers where it shows a problem. */
  problemNote?: ReactNode
  /** Renders the inputs. */
  children: (problemOf: ProblemOf) => ReactNode
}

/** A form with its end: errors, conflicts, logging in again, and the dialog after a save. */
export function RecordEditor<
  Stored extends StoredRecord,
  Draft extends Record<string, DraftValue>,
  Input extends object,
>(props: RecordEditorProps<Stored, Draft, Input>) {
  const { title, mode, record, opened, onReload, kind, form, children } = props
  const { saving, writing, state, current, keep, broken } = form
  const { problem } = saving
  const navigate = useNavigate()
  const goBack = useGoBack(kind.list)
  const problemId = useId()
  const readOnly = mode === 'view'
  const lastText = useRef<HTMLElement>(null)
  const publishedPage = form.saved && kind.pageAddress(form.saved.after)
  const toList = () => void navigate(kind.list, { replace: true })

  /** At once, so that the key that is being pressed goes to the text. */
  function stay() {
    flushSync(saving.stay)
    if (!document.activeElement?.matches(focusable)) lastText.current?.focus()
  }

  return (
    <>
      <RecordForm
        label={title}
        problem={problem}
        startsEmpty={mode === 'add' && !opened.draft}
        onSubmit={() => void (readOnly || saving.submit())}
        onKeep={() => void (readOnly || saving.attempt(keep, notKept))}
        onFocus={(element) => {
          if (element.matches(focusable)) lastText.current = element
        }}
        onField={(part) => writing?.writesIn(part && fieldWith(kind, part))}
        onCompose={(composing) => writing?.compose(composing)}
      >
        {state?.recovered && <RecoveredNotice />}
        <fieldset className="form-fields" disabled={readOnly}>
          {children((name) => ({
            invalid: problem?.field === name,
            problemId,
            mark: isMissing(kind.fields, name, broken) ? 'Missing' : broken.get(name),
          }))}
        </fieldset>
        <RecordFormEnd
          mode={mode}
          saving={saving}
          opened={opened}
          writing={writing}
          state={state}
          problemId={problemId}
          missing={[...broken.keys()].filter((name) => isMissing(kind.fields, name, broken)).length}
          page={record && kind.pageAddress(record)}
          kind={kind}
          problemNote={props.problemNote}
          publishedPage={publishedPage}
          onLeave={goBack}
          onDiscarded={() =>
            void (record ? kind.load(record._id).then(onReload, toList) : toList())
          }
          conflict={
            record && (
              <ConflictNotice
                load={() => kind.load(record._id)}
                address={kind.viewAddress(record._id)}
                ownText={() => kind.textOf(current())}
                onReload={async (theirs) => {
                  await writing?.discard()
                  onReload(theirs)
                }}
              />
            )
          }
        />
      </RecordForm>
      {saving.logInAgain && <LogInAgain {...saving.logInAgain} />}
      {saving.phase === 'saved' && (
        <SavedDialog
          message={record ? kind.messages.updated : kind.messages.added}
          onTimeout={toList}
          onClose={kind.closeLeadsTo === 'list' ? toList : goBack}
          onStay={stay}
          link={publishedPage && <PageLink address={publishedPage} />}
        >
          {props.savedNotice}
        </SavedDialog>
      )}
    </>
  )
}

function isMissing(fields: Fields, name: string, broken: BrokenFields): boolean {
  const field = fields[name]
  return field !== undefined && 'required' in field && broken.get(name) === field.required
}
