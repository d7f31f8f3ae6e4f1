import { adminMeta } from './browser-page.ts'
import { Desk } from './dashboard/desk.tsx'
import { NewestEnquiries } from './dashboard/newest-enquiries.tsx'
import { AdminIcon, type AdminIconName } from './frame/admin-icon.tsx'
import { ScreenHead } from './frame/screen-head.tsx'
import { useMay } from './frame/use-session.ts'

export const meta = () => adminMeta('Dashboard')

const tiles: { label: string; icon: AdminIconName }[] = [
  { label: 'Analytics', icon: 'analytics' },
  { label: 'Stats Chart', icon: 'chart' },
  { label: 'Warning', icon: 'warning' },
  { label: 'Admin Panel', icon: 'shield' },
  { label: 'List', icon: 'list' },
  { label: 'Meter', icon: 'meter' },
  { label: 'Page', icon: 'articles' },
]

export default function Dashboard() {
  const may = useMay()
  return (
    <>
      <ScreenHead title="Hi There!" />
      {may('enquiries.answer') && <NewestEnquiries />}
      {may('articles.read') && <Desk />}
      <ul className="dashboard-tiles" role="list">
        {tiles.map(({ label, icon }) => (
          <li key={label}>
            <button
              className="dashboard-tile"
              type="button"
              onClick={() => alert(`${label} clicked`)}
            >
              <AdminIcon name={icon} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
