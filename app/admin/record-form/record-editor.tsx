import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import { LogInAgain } from '../log-in/log-in-again.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { formAddress } from './form-address.ts'
import { FormFooter } from './form-footer.tsx'
import { RecordForm } from './record-form.tsx'
import type { RecordKind, StoredRecord } from './record-kind.ts'
import { SavedDialog } from './saved-dialog.tsx'
import { useGoBack } from './use-go-back.ts'
import type { useRecordForm } from './use-record-form.ts'
import type { FormMode } from './use-record.ts'

/** What the form of each kind of record is given. */
export type RecordFormProps<Stored> = {
  title: string
  mode: FormMode
  /** Undefined for a new one. */
  record: Stored | undefined
  /** Shows the record anew, as it is on the server now. */
  onReload: (record: Stored) => void
}

/** What an input needs to say that it is at fault. */
export type ProblemOf = (name: string) => { invalid: boolean; problemId: string }

type RecordEditorProps<
  Stored extends StoredRecord,
  Draft extends object,
  Input extends object,
> = RecordFormProps<Stored> & {
  kind: RecordKind<Stored, Draft, Input>
  form: ReturnType<typeof useRecordForm<Stored, Draft, Input>>
  /** The inputs. */
  children: (problemOf: ProblemOf) => ReactNode
}

/** A form with its end: what is wrong, a conflict, logging in again, the dialog after a save. */
export function RecordEditor<
  Stored extends StoredRecord,
  Draft extends object,
  Input extends object,
>(props: RecordEditorProps<Stored, Draft, Input>) {
  const { title, mode, record, onReload, kind, form, children } = props
  const { draft, saving } = form
  const { problem } = saving
  const navigate = useNavigate()
  const goBack = useGoBack(kind.list)
  const problemId = useId()
  const readOnly = mode === 'view'
  const toList = () => void navigate(kind.list, { replace: true })

  return (
    <>
      <RecordForm
        label={title}
        problem={problem}
        onSubmit={() => void (readOnly || saving.submit())}
      >
        <fieldset className="form-fields" disabled={readOnly}>
          {children((name) => ({ invalid: problem?.field === name, problemId }))}
        </fieldset>
        <FormFooter
          mode={mode}
          submitting={saving.phase === 'submitting'}
          onLeave={goBack}
          problemId={problemId}
          problem={
            problem && (
              <>
                <p>{problem.message}</p>
                {problem.advice && <p>{problem.advice}</p>}
                {problem.conflict && record && (
                  <ConflictNotice
                    load={() => kind.load(record._id)}
                    address={formAddress(kind.form, record._id, true)}
                    ownText={() => kind.textOf(draft)}
                    onReload={onReload}
                  />
                )}
              </>
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
        />
      )}
    </>
  )
}
