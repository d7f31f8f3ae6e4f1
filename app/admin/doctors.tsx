import type { DoctorRow } from '../../shared/doctor.ts'
import { EmailText } from '../ui/email-text/email-text.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { api } from './client/api.ts'
import { adminMeta } from './browser-page.ts'
import { writtenDay } from './frame/panel-dates.ts'
import { useMay, useSession } from './frame/use-session.ts'
import { type ListState, recordIdOf } from './record-list/list-entry.ts'
import { ListScreen } from './record-list/list-screen.tsx'
import { NameCell } from './record-list/name-cell.tsx'
import { Cell } from './record-list/row.tsx'

export const meta = () => adminMeta('Doctor')

const columns = ['Name', 'Email', 'Location', 'Description', 'Date', 'Actions']
const states: readonly ListState[] = ['all', 'published', 'draft', 'trash']
const texts = {
  name: 'Doctor List',
  loading: 'Loading doctors...',
  filter: 'Filter by name, e-mail, place or text',
  empty: 'No doctors found.',
  question: 'Are you sure you want to delete this doctor?',
  confirm: 'Yes, Delete',
  cancel: 'No, Cancel',
  failure: 'Failed to delete the doctor. Please try again.',
}

const sorts = {
  byColumn: { Name: 'name', Email: 'email', Location: 'location', Date: 'date' },
  usual: '',
}

export default function Doctors() {
  const may = useMay()
  const scope = may('doctors.write')
  const profile = useSession()?.doctorId
  const mayManage = may('doctors.manage') !== undefined
  return (
    <ListScreen
      access={{
        create: mayManage,
        remove: mayManage,
        drafts: scope !== undefined,
        change: ({ _id }) => scope === 'all' || (scope === 'own' && _id === profile),
      }}
      newLabel="Add New Doctor"
      kind="doctor"
      loadRows={api.doctors.rows}
      states={states}
      columns={columns}
      texts={texts}
      nameOf={({ name }) => name}
      remove={api.doctors.remove}
      sorts={sorts}
      renderCells={(row, parts) => (
        <>
          <NameCell column="Name" {...parts} draft={row.draft} picture={row.image_url} />
          <Cell column="Email">
            <p>
              <EmailText email={row.email} />
            </p>
          </Cell>
          <Cell column="Location">
            <p>{row.location}</p>
          </Cell>
          <Cell column="Description" kind="text">
            <Description row={row} />
          </Cell>
          <Cell column="Date" kind="date">
            {dayOf(row.date)}
          </Cell>
        </>
      )}
    />
  )
}

/** For a draft the list has only the word count. */
function Description({ row }: { row: DoctorRow }) {
  const { description, draft } = row
  if (description) {
    return (
      <div className="clamped-blocks">
        <RichText html={description} headingLevel={2} />
      </div>
    )
  }
  if (recordIdOf(row) || !draft?.words) return 'No description available'
  return <span className="quiet">{draft.words === 1 ? '1 word' : `${draft.words} words`}</span>
}

function dayOf(date: string): string {
  return Number.isNaN(Date.parse(date)) ? 'N/A' : writtenDay(date)
}
