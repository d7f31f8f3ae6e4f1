import { useState } from 'react'
import { Link } from 'react-router'
import type { IssueJson, IssueState, SubscriberCounts } from '../../../shared/newsletter.ts'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import { newsletter } from '../client/newsletter.ts'
import { AdminIcon } from '../frame/admin-icon.tsx'
import { writtenDay } from '../frame/panel-dates.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { useMay } from '../frame/use-session.ts'
import { DeleteDialog } from '../record-list/delete-dialog.tsx'
import { ListToast, useToast } from '../record-list/list-toast.tsx'
import { RecordList } from '../record-list/record-list.tsx'
import { Cell, Row } from '../record-list/row.tsx'
import { useRecordList } from '../record-list/use-record-list.ts'
import { useCounts } from './use-counts.ts'

const columns = ['Subject', 'State', 'Sent', 'Date', 'Actions']
const place = '/admin/newsletter'

export const stateNames: Record<IssueState, string> = {
  draft: 'Draft',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  stopped: 'Stopped',
}

/** The newsletter's issues, and how many readers it has. */
export function IssueList() {
  const list = useRecordList(newsletter.issues)
  const { counts } = useCounts()
  const may = useMay()
  const [told, tell] = useToast()
  const [leaving, setLeaving] = useState<IssueJson>()

  async function remove({ _id, subject }: IssueJson) {
    await newsletter.remove(_id).then(
      () => tell(`${subject} has been deleted.`),
      () => tell('The issue could not be deleted.'),
    )
    list.reload()
  }

  return (
    <>
      <ScreenHead title="Newsletter">
        <Link className="button" to={`${place}/new`}>
          New issue
        </Link>
      </ScreenHead>
      <div className="newsletter-readers">
        <p>{counts ? `${counts.confirmed.toLocaleString('en')} readers` : '…'}</p>
        {may('subscribers') && <Link to={`${place}/readers`}>Show readers</Link>}
      </div>
      <RecordList
        list={list}
        loadingText="Loading issues..."
        empty="No issue yet."
        name="Issues"
        dense
        columns={columns}
        renderRow={(issue) => (
          <IssueRow key={issue._id} issue={issue} onDelete={() => setLeaving(issue)} />
        )}
      />
      {counts && <Months counts={counts} />}
      <ListToast told={told} />
      {leaving && (
        <DeleteDialog
          question="Delete this issue? It has not been sent."
          name={leaving.subject}
          labels={{ confirm: 'Delete', cancel: 'Cancel' }}
          onDelete={() => remove(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}

function IssueRow({ issue, onDelete }: { issue: IssueJson; onDelete: () => void }) {
  const { _id, subject, state, sent, recipients, sentAt, updatedAt } = issue
  return (
    <Row>
      <Cell column="Subject" kind="name">
        <Link to={`${place}/${_id}`}>{subject}</Link>
      </Cell>
      <Cell column="State">
        <span className="state-badge">{stateNames[state]}</span>
      </Cell>
      <Cell column="Sent">{state === 'draft' ? '' : `${sent} of ${recipients}`}</Cell>
      <Cell column="Date" kind="date">
        {writtenDay(sentAt ?? updatedAt)}
      </Cell>
      <Cell kind="actions">
        <MenuButton label={`Actions for ${subject}`} icon={<AdminIcon name="more" />}>
          <Link role="menuitem" to={`${place}/${_id}`}>
            <AdminIcon name={state === 'draft' ? 'edit' : 'view'} />
            {state === 'draft' ? 'Edit' : 'View'}
          </Link>
          {state === 'draft' && (
            <button className="dangerous" role="menuitem" type="button" onClick={onDelete}>
              <AdminIcon name="remove" />
              Delete
            </button>
          )}
        </MenuButton>
      </Cell>
    </Row>
  )
}

const mostMonths = 12

function Months({ counts: { byMonth } }: { counts: SubscriberCounts }) {
  if (byMonth.length === 0) return null
  return (
    <section className="newsletter-months" aria-labelledby="readers-by-month">
      <h2 id="readers-by-month">Readers by month</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Confirmed</th>
            <th scope="col">Left</th>
          </tr>
        </thead>
        <tbody>
          {byMonth.slice(0, mostMonths).map(({ month, confirmed, left }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{confirmed}</td>
              <td>{left}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
