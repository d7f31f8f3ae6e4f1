import { Link } from 'react-router'
import type { DeskCounts, DeskFolder } from '../../../shared/desk.ts'

const folders = ['inbox', 'mine', 'unassigned', 'done', 'spam'] as const

const labels: Record<(typeof folders)[number], string> = {
  inbox: 'Inbox',
  mine: 'Mine',
  unassigned: 'Unassigned',
  done: 'Done',
  spam: 'Spam',
}

type FoldersProps = {
  current: DeskFolder
  /** Undefined until loaded. */
  counts: DeskCounts | undefined
}

/** Links to the folders, each with its number of enquiries. */
export function Folders({ current, counts }: FoldersProps) {
  return (
    <nav className="list-states desk-folders" aria-label="Folders">
      <ul role="list">
        {folders.map((folder) => (
          <li key={folder}>
            <Link
              to={folder === 'inbox' ? '/admin/desk' : `/admin/desk?folder=${folder}`}
              aria-current={folder === current ? 'page' : undefined}
            >
              {labels[folder]}
              {counts && <span className="desk-count"> {counts[folder].toLocaleString()}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {counts && counts.unread > 0 && (
        <p className="quiet">{counts.unread.toLocaleString()} unread in the inbox</p>
      )}
    </nav>
  )
}
