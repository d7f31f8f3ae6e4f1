import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import {
  type DeskCounts,
  type DeskFolder,
  deskFolders,
  type DeskItem,
} from '../../../shared/desk.ts'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import { desk } from '../client/desk.ts'
import { writtenMoment } from '../frame/panel-dates.ts'
import { RecordList } from '../record-list/record-list.tsx'
import { Cell, Row } from '../record-list/row.tsx'
import { type RecordListState, useRecordList } from '../record-list/use-record-list.ts'
import { enquiryAddress, listAddress } from './desk-address.ts'
import { Folders } from './folders.tsx'
import { useWhileShown } from './use-while-shown.ts'

const columns = ['From', 'Message', 'Assigned to', 'Last activity']
const refreshMs = 60_000

const loaders = Object.fromEntries(
  deskFolders.map((folder) => [folder, desk.list(folder)]),
) as Record<DeskFolder, ReturnType<typeof desk.list>>

/** The enquiries of one folder, with links to the others. New ones appear by themselves. */
export function EnquiryList({ folder }: { folder: DeskFolder }) {
  const list = useRecordList(loaders[folder])
  const [counts, setCounts] = useState<DeskCounts>()
  const { loaded, reload } = list
  const here = listOf(folder, list)
  const words = loaded?.part.query
  useWhileShown(reload, refreshMs)

  useEffect(() => {
    if (!loaded) return undefined
    let current = true
    // If the server does not respond, the list says so.
    desk.counts().then(
      (now) => current && setCounts(now),
      () => undefined,
    )
    return () => void (current = false)
  }, [loaded])

  return (
    <>
      <Folders current={folder} counts={counts} />
      <RecordList
        list={list}
        loadingText="Loading enquiries..."
        filterLabel="Search enquiries"
        empty="Nothing here."
        name="Enquiries"
        columns={columns}
        keepFilter
        renderRow={(item) => <EnquiryRow key={item._id} item={item} list={here} />}
      />
      {words && folder !== 'all' && (
        <p className="desk-elsewhere">
          <Link to={listAddress(listOf('all', { filter: words, page: 1 }))}>
            Search all folders but spam
          </Link>
        </p>
      )}
    </>
  )
}

/** The list's query, for the way back to it. */
function listOf(
  folder: DeskFolder,
  { filter, page }: Pick<RecordListState<DeskItem>, 'filter' | 'page'>,
): string {
  const given = {
    folder: folder === 'inbox' ? '' : folder,
    filter,
    page: page > 1 ? `${page}` : '',
  }
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value)).toString()
}

function EnquiryRow({ item, list }: { item: DeskItem; list: string }) {
  const { _id, name, preview, unread, answered, assignedTo, lastAt } = item
  return (
    <Row>
      <Cell column="From" kind="name">
        <span className="desk-from">
          <Link
            className={unread ? 'desk-name desk-unread' : 'desk-name'}
            to={enquiryAddress(_id)}
            state={{ list }}
          >
            {name}
          </Link>{' '}
          {unread && <span className="state-badge desk-badge">Unread</span>}
          {!unread && answered && <span className="quiet desk-answered">Answered</span>}
        </span>
      </Cell>
      <Cell column="Message" kind="text">
        <span className="desk-preview">{preview}</span>
      </Cell>
      <Cell column="Assigned to">
        <span className="desk-assigned">
          {assignedTo ? <EmailText email={assignedTo.name} /> : 'Nobody'}
        </span>
      </Cell>
      <Cell column="Last activity" kind="date">
        {writtenMoment(lastAt)}
      </Cell>
    </Row>
  )
}
