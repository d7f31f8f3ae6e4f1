import type { Enquiry } from '../../shared/enquiry.ts'
import { api } from './client/api.ts'
import { adminMeta } from './browser-page.ts'
import { writtenMoment } from './frame/panel-dates.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import { EmailText } from '../ui/email-text/email-text.tsx'
import { LongText } from './record-list/long-text.tsx'
import { RecordList } from './record-list/record-list.tsx'
import { Cell, Row } from './record-list/row.tsx'
import { useRecordList } from './record-list/use-record-list.ts'

export const meta = () => adminMeta('Form Submissions')

const columns = ['Name', 'Email', 'Message', 'Date']

export default function FormSubmissions() {
  return (
    <>
      <ScreenHead title="Enquiry Submission List" />
      <EnquiryTable />
    </>
  )
}

function EnquiryTable() {
  return (
    <RecordList
      list={useRecordList(api.enquiries)}
      loadingText="Loading enquiries..."
      filterLabel="Filter by name, e-mail or message"
      empty="No enquiries found."
      name="Enquiry Submission List"
      columns={columns}
      renderRow={(enquiry) => <EnquiryRow key={enquiry._id} enquiry={enquiry} />}
    />
  )
}

function EnquiryRow({ enquiry }: { enquiry: Enquiry }) {
  return (
    <Row>
      <Cell column="Name" kind="name">
        {enquiry.name}
      </Cell>
      <Cell column="Email">
        <a href={`mailto:${enquiry.email}`}>
          <EmailText email={enquiry.email} />
        </a>
      </Cell>
      <Cell column="Message" kind="text">
        <LongText text={enquiry.message} />
      </Cell>
      <Cell column="Date" kind="date">
        {writtenMoment(enquiry.createdAt)}
      </Cell>
    </Row>
  )
}
