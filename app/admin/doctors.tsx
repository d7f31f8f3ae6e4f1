import type { Doctor } from '../../shared/doctor.ts'
import { doctorFields } from '../../shared/doctor-fields.ts'
import type { DraftListItem } from '../../shared/draft.ts'
import { draftFrom } from '../../shared/field-values.ts'
import { valueText } from '../../shared/value-text.ts'
import { doctorAddress } from '../components/doctor-profile/doctor-address.ts'
import { EmailText } from '../ui/email-text/email-text.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { api } from './client/api.ts'
import { adminMeta } from './browser-page.ts'
import { writtenDay } from './frame/panel-dates.ts'
import { useMay, useSession } from './frame/use-session.ts'
import { dateOf } from './record-list/entry-list.tsx'
import { type ListEntry, type ListState, loadersOf } from './record-list/list-entry.ts'
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

const loaders = loadersOf<Doctor>({
  kind: 'doctor',
  published: api.doctors,
  rowsOf,
  sortText: (doctor, order) => valueText(doctor[order as 'name' | 'email' | 'location']),
})

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
      path="/admin/doctor"
      form="/admin/doctor/add-doctor"
      newLabel="Add New Doctor"
      kind="doctor"
      loaders={loaders}
      states={states}
      columns={columns}
      texts={texts}
      nameOf={({ name }) => name}
      remove={api.deleteDoctor}
      pageOf={doctorAddress}
      sorts={sorts}
      renderCells={(entry, parts) => (
        <>
          <NameCell column="Name" {...parts} draft={entry.draft} picture={entry.item.image_url} />
          <Cell column="Email">
            <p>
              <EmailText email={entry.item.email} />
            </p>
          </Cell>
          <Cell column="Location">
            <p>{entry.item.location}</p>
          </Cell>
          <Cell column="Description" kind="text">
            <Description entry={entry} />
          </Cell>
          <Cell column="Date" kind="date">
            {dayOf(dateOf(entry))}
          </Cell>
        </>
      )}
    />
  )
}

/** Lists of drafts have no long texts, but the number of their words. */
function Description({ entry: { item, recordId, draft } }: { entry: ListEntry<Doctor> }) {
  if (item.description) {
    return (
      <div className="clamped-blocks">
        <RichText html={item.description} headingLevel={2} />
      </div>
    )
  }
  if (recordId || !draft?.words) return 'No description available'
  return <span className="quiet">{draft.words === 1 ? '1 word' : `${draft.words} words`}</span>
}

function dayOf(date: string): string {
  return Number.isNaN(Date.parse(date)) ? 'N/A' : writtenDay(date)
}

async function rowsOf() {
  return ({ key, recordId, fields, createdAt, updatedAt }: DraftListItem): Doctor => ({
    ...draftFrom(doctorFields, fields),
    _id: recordId ?? key,
    createdAt,
    updatedAt,
  })
}
