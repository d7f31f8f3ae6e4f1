import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type DeskFolder, deskFolders, type DeskItem } from '../../../shared/desk.ts'
import { desk } from '../client/desk.ts'
import type { ComingBack } from './coming-back.ts'
import { enquiryAddress, listAddress } from './desk-address.ts'
import { Marks, WaitOf } from './enquiry-row.tsx'
import { folderNames } from './folder-names.ts'
import { useChanges } from './use-changes.ts'

const shown = 50

type ListBesideProps = {
  /** The query of the list that the enquiry was opened from. */
  list: string
  current: string
}

/** The list that an enquiry was opened from, beside it. */
export function ListBeside({ list, current }: ListBesideProps) {
  const [items, setItems] = useState<DeskItem[]>()
  const [now, setNow] = useState(Date.now)
  const calls = useRef(0)
  const { folder } = partOf(list)

  const load = useCallback(async () => {
    calls.current += 1
    const own = calls.current
    const { folder: from, part } = partOf(list)
    // If this fails, the conversation stays, and the list comes with the next change.
    const page = await desk
      .list(from)(part)
      .catch(() => undefined)
    if (!page || own !== calls.current) return
    setItems(page.items)
    setNow(Date.now())
  }, [list])

  useEffect(() => {
    queueMicrotask(() => void load())
    return () => void (calls.current += 1)
  }, [load])
  useChanges(
    () => void load(),
    () => setItems([]),
  )

  return (
    <nav className="desk-beside" aria-label="Enquiries of this folder">
      <p className="desk-beside-head">
        <Link to={listAddress(list)} state={{ focus: 'row' } satisfies ComingBack}>
          {folder === 'all' ? 'All but spam' : folderNames[folder]}
        </Link>
      </p>
      <ul role="list">
        {items?.map((item) => (
          <li key={item._id}>
            <Link
              to={enquiryAddress(item._id)}
              state={{ list }}
              aria-current={item._id === current ? 'page' : undefined}
              data-enquiry={item._id}
            >
              <span className={item.unread ? 'desk-beside-name desk-unread' : 'desk-beside-name'}>
                {item.name}
              </span>
              <WaitOf item={item} now={now} />
              <span className="desk-beside-words quiet">
                <Marks item={item} />
                {item.preview}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {items?.length === 0 && (
        <p className="quiet">{folder === 'waiting' ? 'Nothing waits for you.' : 'Nothing here.'}</p>
      )}
    </nav>
  )
}

function partOf(list: string) {
  const params = new URLSearchParams(list)
  const folder: DeskFolder = deskFolders.find((name) => name === params.get('folder')) ?? 'waiting'
  const part = {
    query: params.get('filter') ?? '',
    page: Number(params.get('page') ?? 1),
    limit: shown,
    choices: { sort: params.get('sort') ?? '' },
  }
  return { folder, part }
}
