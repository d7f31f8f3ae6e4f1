import { type HTMLInputTypeAttribute, useId } from 'react'
import { useNavigate } from 'react-router'
import type { Doctor } from '../../../shared/doctor.ts'
import { api } from '../client/api.ts'
import { ImageField } from '../image-field/image-field.tsx'
import { LogInAgain } from '../log-in/log-in-again.tsx'
import { ConflictNotice } from '../record-form/conflict-notice.tsx'
import { formAddress } from '../record-form/form-address.ts'
import { FormFooter } from '../record-form/form-footer.tsx'
import { FormField } from '../record-form/form-field.tsx'
import { RecordForm } from '../record-form/record-form.tsx'
import { RichTextField } from '../record-form/rich-text-field.tsx'
import { SavedDialog } from '../record-form/saved-dialog.tsx'
import { useGoBack } from '../record-form/use-go-back.ts'
import type { FormMode } from '../record-form/use-record.ts'
import { draftText } from './doctor-draft.ts'
import { useDoctorForm } from './use-doctor-form.ts'

type DoctorFormProps = {
  title: string
  mode: FormMode
  doctor: Doctor | undefined
  /** Shows the record anew, as it is on the server now. */
  onReload: (doctor: Doctor) => void
}

const list = '/admin/doctor'

const lines: {
  name: 'name' | 'email' | 'location' | 'linkedin'
  label: string
  type: HTMLInputTypeAttribute
}[] = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'location', label: 'Location', type: 'text' },
  { name: 'linkedin', label: 'LinkedIn', type: 'url' },
]

export function DoctorForm({ title, mode, doctor, onReload }: DoctorFormProps) {
  const navigate = useNavigate()
  const goBack = useGoBack(list)
  const problemId = useId()
  const { draft, set, image, saving, deleteStoredImage } = useDoctorForm(doctor)
  const { problem } = saving
  const readOnly = mode === 'view'
  const problemOf = (name: string) => ({ invalid: problem?.field === name, problemId })

  return (
    <>
      <RecordForm
        label={title}
        problem={problem}
        onSubmit={() => void (readOnly || saving.submit())}
      >
        <fieldset className="form-fields" disabled={readOnly}>
          <div className="form-row">
            {lines.map(({ name, label, type }) => (
              <FormField key={name} label={label} name={name} {...problemOf(name)}>
                {(attributes) => (
                  <input
                    {...attributes}
                    type={type}
                    autoComplete="off"
                    value={draft[name]}
                    onChange={(event) => set(name, event.target.value)}
                  />
                )}
              </FormField>
            ))}
          </div>
          <RichTextField
            label="Description"
            name="description"
            html={draft.description}
            onChange={set}
            readOnly={readOnly}
            {...problemOf('description')}
          />
          <ImageField
            label="Photo"
            hint="PNG, JPG, JPEG (max 2MB)"
            accept="image/png,image/jpeg"
            image={image}
            onDeleteStored={deleteStoredImage}
            onBroken={() => {}}
            readOnly={readOnly}
            {...problemOf('image_url')}
          />
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
                {problem.conflict && doctor && (
                  <ConflictNotice
                    load={() => api.doctor(doctor._id)}
                    address={formAddress(`${list}/add-doctor`, doctor._id, true)}
                    ownText={() => draftText(draft)}
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
          message={doctor ? 'Doctor updated successfully.' : 'Doctor added successfully.'}
          onTimeout={() => void navigate(list, { replace: true })}
          onClose={goBack}
        />
      )}
    </>
  )
}
