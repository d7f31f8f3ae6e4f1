import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { AdminIcon, type AdminIconName } from '../frame/admin-icon.tsx'
import { useMayOpenScreen } from '../frame/screens.ts'

/** Each leads into a room, by its name and path. */
type Tile = { label: string; icon: AdminIconName; room: string; to: string }

const tiles: readonly Tile[] = [
  { label: 'Analytics', icon: 'analytics', room: 'Analytics', to: '/admin/analytics' },
  { label: 'Stats Chart', icon: 'chart', room: 'Searches', to: '/admin/searches' },
  { label: 'Warning', icon: 'warning', room: 'Warnings', to: '/admin/warnings' },
  { label: 'Admin Panel', icon: 'shield', room: 'People', to: '/admin/people' },
  { label: 'List', icon: 'list', room: 'Audit log', to: '/admin/audit' },
  { label: 'Meter', icon: 'meter', room: 'Meter', to: '/admin/meter' },
  { label: 'Page', icon: 'articles', room: 'Site words', to: '/admin/words' },
]

/** Pressing a tile says so, and offers a link into its room; the link takes the focus. */
export function Tiles() {
  const [pressed, setPressed] = useState<{ tile: Tile; count: number }>()
  return (
    <>
      <div className="toast-place" role="alert">
        {pressed && <Clicked key={pressed.count} tile={pressed.tile} />}
      </div>
      <ul className="dashboard-tiles" role="list">
        {tiles.map((tile) => (
          <li key={tile.label}>
            <button
              className="dashboard-tile"
              type="button"
              onClick={() => setPressed({ tile, count: (pressed?.count ?? 0) + 1 })}
            >
              <AdminIcon name={tile.icon} />
              {tile.label}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Clicked({ tile: { label, room, to } }: { tile: Tile }) {
  const mayOpen = useMayOpenScreen()(to)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <div className="toast lasting-toast">
      <p>{label} clicked!</p>
      {mayOpen && (
        <Link ref={link} to={to}>
          Open {room}
        </Link>
      )}
    </div>
  )
}
