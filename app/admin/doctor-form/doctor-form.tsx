import type { Doctor } from '../../../shared/doctor.ts'
import { doctorFields } from '../../../shared/doctor-fields.ts'
import { namesOf } from '../../../shared/fields.ts'
import { ImageField } from '../image-field/image-field.tsx'
import { CheckboxField } from '../record-form/checkbox-field.tsx'
import { FieldInput } from '../record-form/field-input.tsx'
import { FormField } from '../record-form/form-field.tsx'
import {
  type ProblemOf,
  RecordEditor,
  type RecordFormProps,
} from '../record-form/record-editor.tsx'
import { SelectInput } from '../record-form/select-input.tsx'
import { useRecordForm } from '../record-form/use-record-form.ts'
import { ConditionsField } from './conditions-field.tsx'
import { doctorKind } from '../record-kinds/doctor.ts'
import { LanguagesField } from './languages-field.tsx'
import { PlacesField } from './places-field.tsx'

const lines = namesOf(doctorFields, ['line', 'email', 'web-address'])
const inputsOfOneLine = lines.filter((name) => name !== 'interests')
const richTexts = namesOf(doctorFields, ['rich-text'])

export function DoctorForm(props: RecordFormProps<Doctor>) {
  const { mode } = props
  const form = useRecordForm(doctorKind, props)
  const { values, set, image } = form
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
      texts={form.texts}
      readOnly={readOnly}
      {...problemOf(name)}
    />
  )

  return (
    <RecordEditor {...props} kind={doctorKind} form={form}>
      {(problemOf) => (
        <>
          <div className="form-row">{inputsOfOneLine.map((name) => input(name, problemOf))}</div>
          {richTexts.map((name) => input(name, problemOf))}
          <ConditionsField
            chosen={values.conditions}
            onChange={(conditions) => set('conditions', conditions)}
            {...problemOf('conditions')}
          />
          <LanguagesField
            chosen={values.languages}
            onChange={(languages) => set('languages', languages)}
            readOnly={readOnly}
            {...problemOf('languages')}
          />
          <PlacesField
            places={values.places}
            onChange={(places) => set('places', places)}
            readOnly={readOnly}
            problemOf={problemOf}
          />
          <FormField
            label={doctorFields.newPatients.label}
            name="newPatients"
            {...problemOf('newPatients')}
          >
            {(attributes) => (
              <SelectInput
                {...attributes}
                value={values.newPatients}
                onChange={(answer) => set('newPatients', answer)}
                none="Not said"
                options={[
                  { value: 'yes', label: 'Yes' },
                  { value: 'no', label: 'No' },
                ]}
              />
            )}
          </FormField>
          <CheckboxField
            name="telehealth"
            field={doctorFields.telehealth}
            checked={values.telehealth}
            onChange={set}
            {...problemOf('telehealth')}
          />
          {input('interests', problemOf)}
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
