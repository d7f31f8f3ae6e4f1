import type { Doctor } from '../../../shared/doctor.ts'
import { doctorFields } from '../../../shared/doctor-fields.ts'
import { namesOf } from '../../../shared/fields.ts'
import { RecordEditor, type RecordFormProps } from '../record-form/record-editor.tsx'
import { RecordField } from '../record-form/record-field.tsx'
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
  const { values, set } = form
  const readOnly = mode === 'view'

  return (
    <RecordEditor {...props} kind={doctorKind} form={form}>
      {(problemOf) => {
        const input = (name: string) => (
          <RecordField key={name} kind={doctorKind} {...{ name, form, readOnly, problemOf }} />
        )
        return (
          <>
            <div className="form-row">{inputsOfOneLine.map(input)}</div>
            {richTexts.map(input)}
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
            {['newPatients', 'telehealth', 'interests', 'image_url', 'sample'].map(input)}
          </>
        )
      }}
    </RecordEditor>
  )
}
