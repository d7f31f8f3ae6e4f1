import type { Route } from './+types/add-doctor.ts'
import { DoctorForm } from './doctor-form/doctor-form.tsx'
import { adminMeta } from './browser-page.ts'
import { loadForm } from './record-form/load-form.ts'
import { RecordScreen } from './record-form/record-screen.tsx'
import { doctorKind } from './record-kinds/doctor.ts'

export const meta = () => adminMeta('Doctor')

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadForm(doctorKind, request.url)

export default function AddDoctor({ loaderData }: Route.ComponentProps) {
  return <RecordScreen kind={doctorKind} loading={loaderData} form={DoctorForm} />
}
