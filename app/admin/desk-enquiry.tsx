import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { adminMeta } from './browser-page.ts'
import { useLastOpened } from './desk/coming-back.ts'
import { useListOfOrigin } from './desk/desk-address.ts'
import { EnquiryScreen } from './desk/enquiry-screen.tsx'
import { ListBeside } from './desk/list-beside.tsx'
import { useEnquiry } from './desk/use-enquiry.ts'
import { useWide } from './desk/use-wide.ts'
import { LoadFailed } from './frame/load-failed.tsx'
import { NotAllowed } from './frame/not-allowed.tsx'
import { ScreenHead } from './frame/screen-head.tsx'
import { ListLoading } from './record-list/list-loading.tsx'

export const meta = () => adminMeta('Enquiry')

export default function DeskEnquiryPage() {
  const { id = '' } = useParams()
  const list = useListOfOrigin()
  const isWide = useWide()
  useLastOpened(id)
  return (
    <div className={isWide ? 'desk-with-list' : undefined}>
      {isWide && <ListBeside list={list} current={id} />}
      <div className="desk-beside-main">
        <OneEnquiry key={id} id={id} />
      </div>
    </div>
  )
}

function OneEnquiry({ id }: { id: string }) {
  const { enquiry, failed, reload, loadBefore, stop } = useEnquiry(id)
  const shown = enquiry ? 'enquiry' : failed

  useEffect(() => {
    // The heading that had the focus is gone.
    if (!shown || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true })
  }, [shown])

  if (failed === 'closed') return <NotAllowed />
  if (failed === 'missing') {
    return (
      <>
        <ScreenHead title="Enquiry not found" />
        <p>It has been deleted.</p>
        <p>
          <Link to="/admin/desk">Back to the front desk</Link>
        </p>
      </>
    )
  }
  if (enquiry)
    return <EnquiryScreen enquiry={enquiry} reload={reload} loadBefore={loadBefore} stop={stop} />
  return (
    <>
      <ScreenHead title="Enquiry" />
      {failed ? (
        <LoadFailed retry={() => void reload()} />
      ) : (
        <ListLoading text="Loading the enquiry..." />
      )}
    </>
  )
}
