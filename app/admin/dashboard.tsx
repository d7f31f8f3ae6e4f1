import { adminMeta } from './browser-page.ts'
import { Desk } from './dashboard/desk.tsx'
import { NewestEnquiries } from './dashboard/newest-enquiries.tsx'
import { type FirstScreen, useFirstScreen } from './dashboard/use-first-screen.ts'
import { AdminIcon, type AdminIconName } from './frame/admin-icon.tsx'
import { ScreenHead } from './frame/screen-head.tsx'

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
  const shown = useFirstScreen()
  return (
    <>
      <ScreenHead title="Hi There!" />
      {shown ? <Loaded {...shown} /> : <p role="status">Loading...</p>}
    </>
  )
}

function Loaded({ articles, enquiries, waiting, at }: FirstScreen) {
  return (
    <>
      {enquiries !== undefined && <NewestEnquiries items={enquiries} now={at} />}
      {articles !== undefined && <Desk shown={articles} waiting={waiting} />}
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
