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
import { useRecordList } from '../record-list/use-record-list.ts'
import { Folders } from './folders.tsx'
import { useWhileShown } from './use-while-shown.ts'

const columns = ['From', 'Message', 'Assigned to', 'Last activity']
const refreshMs = 60_000

const loaders = Object.fromEntries(
  deskFolders.map((folder) => [folder, desk.list(folder)]),
) as Record<DeskFolder, ReturnType<typeof desk.list>>

/** The enquiries of one folder, and the ways to the others. New ones appear by themselves. */
export function EnquiryList({ folder }: { folder: DeskFolder }) {
  const list = useRecordList(loaders[folder])
  const [counts, setCounts] = useState<DeskCounts>()
  const { loaded, reload } = list
  useWhileShown(reload, refreshMs)

  useEffect(() => {
    if (!loaded) return undefined
    let current = true
    // The list says what is wrong where the server does not respond.
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
        renderRow={(item) => <EnquiryRow key={item._id} item={item} />}
      />
    </>
  )
}

function EnquiryRow({ item }: { item: DeskItem }) {
  const { _id, name, preview, unread, answered, assignedTo, lastAt } = item
  return (
    <Row>
      <Cell column="From" kind="name">
        <Link
          className={unread ? 'desk-name desk-unread' : 'desk-name'}
          to={`/admin/desk/${encodeURIComponent(_id)}`}
        >
          {name}
        </Link>{' '}
        {unread && <span className="state-badge desk-badge">Unread</span>}
        {!unread && answered && <span className="quiet desk-name">Answered</span>}
      </Cell>
      <Cell column="Message" kind="text">
        <span className="desk-preview">{preview}</span>
      </Cell>
      <Cell column="Assigned to">
        {assignedTo ? <EmailText email={assignedTo.name} /> : <span className="quiet">Nobody</span>}
      </Cell>
      <Cell column="Last activity" kind="date">
        {writtenMoment(lastAt)}
      </Cell>
    </Row>
  )
}
