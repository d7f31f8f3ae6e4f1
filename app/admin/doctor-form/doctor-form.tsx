import type { Doctor } from '../../../shared/doctor.ts'
import { doctorFields } from '../../../shared/doctor-fields.ts'
import { type Field, namesOf } from '../../../shared/fields.ts'
import { ImageField } from '../image-field/image-field.tsx'
import { CheckboxField } from '../record-form/checkbox-field.tsx'
import { FieldInput } from '../record-form/field-input.tsx'
import {
  type ProblemOf,
  RecordEditor,
  type RecordFormProps,
} from '../record-form/record-editor.tsx'
import { useRecordForm } from '../record-form/use-record-form.ts'
import { doctorKind } from './doctor-kind.ts'

const texts = namesOf(doctorFields, ['line', 'email', 'web-address', 'rich-text'])
const isShort = (name: (typeof texts)[number]) => {
  const field: Field = doctorFields[name]
  return field.kind !== 'rich-text' && !('rows' in field)
}
const shortTexts = texts.filter(isShort)
const longTexts = texts.filter((name) => !isShort(name))

export function DoctorForm(props: RecordFormProps<Doctor>) {
  const { mode } = props
  const form = useRecordForm(doctorKind, props)
  const { values, set, image } = form
  const readOnly = mode === 'view'
  const input = (name: (typeof texts)[number], problemOf: ProblemOf) => (
    <FieldInput
      key={name}
      name={name}
      field={doctorFields[name]}
      value={values[name]}
      onChange={set}
      texts={form.texts}
      readOnly={readOnly}
      {...problemOf(name)}
    />
  )

  return (
    <RecordEditor {...props} kind={doctorKind} form={form}>
      {(problemOf) => (
        <>
          <div className="form-row">{shortTexts.map((name) => input(name, problemOf))}</div>
          {longTexts.map((name) => input(name, problemOf))}
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
          <CheckboxField
            name="sample"
            field={doctorFields.sample}
            checked={values.sample}
            onChange={set}
            {...problemOf('sample')}
          />
        </>
      )}
    </RecordEditor>
  )
}
