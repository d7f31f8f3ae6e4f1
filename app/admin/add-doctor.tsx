import { useLocation } from 'react-router'
import { doctor as doctorSchema } from '../../shared/doctor.ts'
import type { Route } from './+types/add-doctor.ts'
import { api } from './client/api.ts'
import { adminMeta } from './browser-page.ts'
import { DoctorForm } from './doctor-form/doctor-form.tsx'
import { FormScreen } from './record-form/form-screen.tsx'
import { preloadEditor } from './record-form/load-editor.ts'
import { loadRecord } from './record-form/load-record.ts'
import { useRecord } from './record-form/use-record.ts'

export const meta = () => adminMeta('Doctor')

/** Not awaited: what the list handed over is shown at once. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  preloadEditor()
  const id = new URL(request.url).searchParams.get('id')
  return { doctor: id ? loadRecord(api.doctor(id)) : undefined }
}

const titles = { add: 'Add New Doctor', edit: 'Edit Doctor', view: 'View Doctor' }

/** Each record has a form of its own, also when one goes back and forth between them. */
export default function AddDoctor({ loaderData }: Route.ComponentProps) {
  return <Screen key={useLocation().search} {...loaderData} />
}

function Screen({ doctor }: Route.ComponentProps['loaderData']) {
  const { mode, record, setRecord, problem } = useRecord(doctor, parse)
  const title = titles[mode]
  return (
    <FormScreen
      title={title}
      problem={problem}
      missing="This doctor is no longer on the list."
      list={{ to: '/admin/doctor', label: 'Back to the doctor list' }}
    >
      {(mode === 'add' || record) && (
        <DoctorForm
          key={record?.updatedAt}
          title={title}
          mode={mode}
          doctor={mode === 'add' ? undefined : record}
          onReload={setRecord}
        />
      )}
    </FormScreen>
  )
}

function parse(value: unknown) {
  return doctorSchema.safeParse(value).data
}
