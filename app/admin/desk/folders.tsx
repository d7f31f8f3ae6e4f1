import { Link } from 'react-router'
import type { DeskCounts, DeskFolder } from '../../../shared/desk.ts'
import { listAddress } from './desk-address.ts'
import { folderNames } from './folder-names.ts'

const folders = Object.keys(folderNames) as (keyof typeof folderNames)[]

/** The query of a folder's list; the desk opens where patients wait. */
export const folderQuery = (folder: DeskFolder) => (folder === 'waiting' ? '' : `folder=${folder}`)

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
              to={listAddress(folderQuery(folder))}
              aria-current={folder === current ? 'page' : undefined}
            >
              {folderNames[folder]}
              {counts && (
                <span
                  className={
                    folder === 'failed' && counts.failed > 0
                      ? 'desk-count desk-alarm'
                      : 'desk-count'
                  }
                >
                  {' '}
                  {counts[folder].toLocaleString()}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
