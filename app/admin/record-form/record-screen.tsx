import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import type { z } from '../../../shared/schema.ts'
import { FormScreen } from './form-screen.tsx'
import type { LoadedRecord } from './load-record.ts'
import type { RecordFormProps } from './record-editor.tsx'
import type { StoredRecord } from './record-kind.ts'
import { type FormMode, useRecord } from './use-record.ts'

type RecordScreenProps<Stored> = {
  /** The record that the address names, on its way from the server. */
  loading: Promise<LoadedRecord<Stored>> | undefined
  schema: z.ZodType<Stored>
  titles: Record<FormMode, string>
  /** Said where there is no such record any more. */
  missing: string
  list: { to: string; label: string }
  form: ComponentType<RecordFormProps<Stored>>
}

/** Each record has a form of its own, also when one goes back and forth between them. */
export function RecordScreen<Stored extends StoredRecord>(props: RecordScreenProps<Stored>) {
  return <Screen key={useLocation().search} {...props} />
}

function Screen<Stored extends StoredRecord>(props: RecordScreenProps<Stored>) {
  const { loading, schema, titles, missing, list, form: Form } = props
  const { mode, record, setRecord, problem } = useRecord(
    loading,
    (value) => schema.safeParse(value).data,
  )
  const title = titles[mode]
  return (
    <FormScreen title={title} problem={problem} missing={missing} list={list}>
      {(mode === 'add' || record) && (
        <Form
          key={record?.updatedAt}
          title={title}
          mode={mode}
          record={mode === 'add' ? undefined : record}
          onReload={setRecord}
        />
      )}
    </FormScreen>
  )
}
