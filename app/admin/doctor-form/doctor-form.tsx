import type { Doctor } from '../../../shared/doctor.ts'
import { doctorFields } from '../../../shared/doctor-fields.ts'
import { namesOf } from '../../../shared/fields.ts'
import { ImageField } from '../image-field/image-field.tsx'
import { FieldInput } from '../record-form/field-input.tsx'
import {
  type ProblemOf,
  RecordEditor,
  type RecordFormProps,
} from '../record-form/record-editor.tsx'
import { useRecordForm } from '../record-form/use-record-form.ts'
import { doctorKind } from './doctor-kind.ts'

const lines = namesOf(doctorFields, ['line', 'email', 'web-address'])
const richTexts = namesOf(doctorFields, ['rich-text'])

export function DoctorForm(props: RecordFormProps<Doctor>) {
  const { mode } = props
  const form = useRecordForm(doctorKind, props)
  const { values, set, texts, image } = form
  const readOnly = mode === 'view'
  const input = (
    name: (typeof lines)[number] | (typeof richTexts)[number],
    problemOf: ProblemOf,
  ) => (
    <FieldInput
      key={name}
      name={name}
      field={doctorFields[name]}
      value={values[name]}
      onChange={set}
      texts={texts}
      readOnly={readOnly}
      {...problemOf(name)}
    />
  )

  return (
    <RecordEditor {...props} kind={doctorKind} form={form}>
      {(problemOf) => (
        <>
          <div className="form-row">{lines.map((name) => input(name, problemOf))}</div>
          {richTexts.map((name) => input(name, problemOf))}
          <ImageField
            label={doctorFields.image_url.label}
            hint="PNG, JPG, JPEG (max 2MB)"
            accept="image/png,image/jpeg"
            image={image}
            onDeleteStored={form.deleteStoredImage}
            onBroken={() => {}}
            readOnly={readOnly}
            {...problemOf('image_url')}
          />
        </>
      )}
    </RecordEditor>
  )
}
