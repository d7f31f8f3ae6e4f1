import type { Route } from './+types/add-doctor.ts'
import { api } from './client/api.ts'
import { adminMeta } from './browser-page.ts'
import { DoctorForm } from './doctor-form/doctor-form.tsx'
import { preloadEditor } from './record-form/load-editor.ts'
import { loadRecord } from './record-form/load-record.ts'
import { RecordScreen } from './record-form/record-screen.tsx'
import { loadDraft } from './writing/use-opened-draft.ts'

export const meta = () => adminMeta('Doctor')

/** Not awaited, so that the row handed over by the list shows at once. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  preloadEditor()
  const id = new URL(request.url).searchParams.get('id')
  return {
    record: id ? loadRecord(api.doctor(id)) : undefined,
    draft: loadDraft('doctor', request.url),
  }
}

export default function AddDoctor({ loaderData }: Route.ComponentProps) {
  return (
    <RecordScreen
      draftKind="doctor"
      loading={loaderData}
      titles={{ add: 'Add New Doctor', edit: 'Edit Doctor', view: 'View Doctor' }}
      missing="This doctor is no longer on the list."
      list={{ to: '/admin/doctor', label: 'Back to the doctor list' }}
      form={DoctorForm}
    />
  )
}
