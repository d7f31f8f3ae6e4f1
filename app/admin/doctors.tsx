import { Link } from 'react-router'
import type { Doctor } from '../../shared/doctor.ts'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { api } from './client/api.ts'
import { adminMeta } from './browser-page.ts'
import { writtenDay } from './frame/panel-dates.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import { DeleteDialog } from './record-list/delete-dialog.tsx'
import { DeletedToast } from './record-list/deleted-toast.tsx'
import { EmailText } from '../ui/email-text/email-text.tsx'
import { RecordList } from './record-list/record-list.tsx'
import { Cell, Row } from './record-list/row.tsx'
import { RowMenu } from './record-list/row-menu.tsx'
import { useDeletion } from './record-list/use-deletion.ts'
import { useRecordList } from './record-list/use-record-list.ts'

export const meta = () => adminMeta('Doctor')

const form = '/admin/doctor/add-doctor'
const columns = ['Name', 'Email', 'Location', 'Description', 'Date', 'Actions']

export default function Doctors() {
  return (
    <>
      <ScreenHead title="Doctor List">
        <Link className="button" to={form}>
          Add New Doctor
        </Link>
      </ScreenHead>
      <DoctorTable />
    </>
  )
}

function DoctorTable() {
  const list = useRecordList(api.doctors)
  const deletion = useDeletion<Doctor>(
    ({ _id }) => api.deleteDoctor(_id),
    'Failed to delete the doctor. Please try again.',
    list,
  )
  const { asked } = deletion
  return (
    <>
      <RecordList
        list={deletion.list}
        loadingText="Loading doctors..."
        filterLabel="Filter by name, e-mail, place or text"
        empty="No doctors found."
        name="Doctor List"
        columns={columns}
        renderRow={(doctor) => (
          <DoctorRow key={doctor._id} doctor={doctor} onDelete={() => deletion.ask(doctor)} />
        )}
      />
      <DeletedToast name={deletion.deleted?.name} />
      {asked && (
        <DeleteDialog
          question="Are you sure you want to delete this doctor?"
          name={asked.name}
          labels={{ confirm: 'Yes, Delete', cancel: 'No, Cancel' }}
          onDelete={() => deletion.remove(asked)}
          onClose={deletion.close}
        />
      )}
    </>
  )
}

function DoctorRow({ doctor, onDelete }: { doctor: Doctor; onDelete: () => void }) {
  return (
    <Row>
      <Cell column="Name" kind="name">
        {doctor.name}
      </Cell>
      <Cell column="Email">
        <EmailText email={doctor.email} />
      </Cell>
      <Cell column="Location">{doctor.location}</Cell>
      <Cell column="Description" kind="text">
        {doctor.description ? (
          <div className="clamped-blocks">
            <RichText html={doctor.description} headingLevel={2} />
          </div>
        ) : (
          'No description available'
        )}
      </Cell>
      <Cell column="Date" kind="date">
        {dateOf(doctor)}
      </Cell>
      <Cell kind="actions">
        <RowMenu name={doctor.name} form={form} record={doctor} onDelete={onDelete} />
      </Cell>
    </Row>
  )
}

function dateOf({ createdAt }: Doctor): string {
  return Number.isNaN(Date.parse(createdAt)) ? 'N/A' : writtenDay(createdAt)
}
