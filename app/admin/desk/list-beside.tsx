import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type DeskFolder, deskFolders, type DeskItem } from '../../../shared/desk.ts'
import { desk } from '../client/desk.ts'
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
  const [look, setLook] = useState(0)
  const [now, setNow] = useState(Date.now)
  useChanges(() => setLook((before) => before + 1))

  useEffect(() => {
    let isCurrent = true
    const { folder, part } = partOf(list)
    desk
      .list(folder)(part)
      .then(
        (page) => {
          if (!isCurrent) return
          setItems(page.items)
          setNow(Date.now())
        },
        // The conversation stays; the list comes with the next change.
        () => undefined,
      )
    return () => void (isCurrent = false)
  }, [list, look])

  const { folder } = partOf(list)
  return (
    <nav className="desk-beside" aria-label="Enquiries of this folder">
      <p className="desk-beside-head">
        <Link to={listAddress(list)}>{folder === 'all' ? 'All but spam' : folderNames[folder]}</Link>
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
      {items?.length === 0 && <p className="quiet">Nothing waits for you.</p>}
    </nav>
  )
}

function partOf(list: string) {
  const params = new URLSearchParams(list)
  const folder: DeskFolder =
    deskFolders.find((name) => name === params.get('folder')) ?? 'waiting'
  const part = {
    query: params.get('filter') ?? '',
    page: Number(params.get('page') ?? 1),
    limit: shown,
    choices: { sort: params.get('sort') ?? '' },
  }
  return { folder, part }
}
