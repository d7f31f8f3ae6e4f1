import { useLocation } from 'react-router'
import { draftKinds, recordKinds } from '../../shared/record-kinds.ts'
import type { Route } from './+types/record-history.ts'
import { adminMeta } from './browser-page.ts'
import { HistoryScreen } from './history/history-screen.tsx'
import { loadHistory } from './history/load-history.ts'

export const meta = () => adminMeta('History')

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadHistory(request.url)

export default function RecordHistory({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const kind = draftKinds.find((name) => pathname.startsWith(recordKinds[name].list))!
  return <HistoryScreen kind={kind} loaded={loaderData} />
}
