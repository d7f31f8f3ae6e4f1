import { Suspense, use } from 'react'
import type { Enquiry } from '../../shared/enquiry.ts'
import type { Route } from './+types/form-submissions.ts'
import { api } from './api.ts'
import { adminMeta } from './browser-page.ts'
import { writtenMoment } from './frame/panel-dates.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import { EmailText } from '../ui/email-text/email-text.tsx'
import { ListLoading } from './record-list/list-loading.tsx'
import { loadList, type LoadedList } from './record-list/load-list.ts'
import { LongText } from './record-list/long-text.tsx'
import { RecordList } from './record-list/record-list.tsx'
import { Cell, Row } from './record-list/row.tsx'
import { useAllPages } from './record-list/use-all-pages.ts'

export const meta = () => adminMeta('Form Submissions')

/** Not awaited: the screen stands at once, the list follows. */
export function clientLoader() {
  return { list: loadList(api.enquiries(1)) }
}

const columns = ['Name', 'Email', 'Message', 'Date']

export default function FormSubmissions({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenHead title="Enquiry Submission List" />
      <Suspense fallback={<ListLoading text="Loading enquiries..." />}>
        <EnquiryTable list={loaderData.list} />
      </Suspense>
    </>
  )
}

function EnquiryTable({ list }: { list: Promise<LoadedList<Enquiry>> }) {
  return (
    <RecordList
      loaded={useAllPages(use(list), api.enquiries)}
      textOf={textOf}
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

function textOf({ name, email, message }: Enquiry): string {
  return [name, email, message].join(' ')
}
