import type { Route } from './+types/doctor-history.ts'
import { adminMeta } from './browser-page.ts'
import { HistoryScreen } from './history/history-screen.tsx'
import { loadHistory } from './history/load-history.ts'

export const meta = () => adminMeta('History')

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadHistory(request.url)

export default function DoctorHistory({ loaderData }: Route.ComponentProps) {
  return (
    <HistoryScreen
      kind="doctor"
      loaded={loaderData}
      form="/admin/doctor/add-doctor"
      list={{ to: '/admin/doctor', label: 'Back to the doctor list' }}
      missing="This doctor is no longer on the list."
    />
  )
}
