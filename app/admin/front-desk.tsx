import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type DeskCounts, deskFolders } from '../../shared/desk.ts'
import { adminMeta } from './browser-page.ts'
import { AnswersDialog } from './desk/answers-dialog.tsx'
import { CallDialog } from './desk/call-dialog.tsx'
import { DeskFiguresRegion } from './desk/desk-figures.tsx'
import { enquiryAddress } from './desk/desk-address.ts'
import { EnquiryList } from './desk/enquiry-list.tsx'
import { ExportDialog } from './desk/export-dialog.tsx'
import { Folders } from './desk/folders.tsx'
import { ScreenHead } from './frame/screen-head.tsx'
import { useMay } from './frame/use-session.ts'

export const meta = () => adminMeta('Front Desk')

export default function FrontDesk() {
  const [params] = useSearchParams()
  const may = useMay()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'answers' | 'export' | 'call'>()
  const [counts, setCounts] = useState<DeskCounts>()
  const [showsFigures, setShowsFigures] = useState(false)
  const folder = deskFolders.find((name) => name === params.get('folder')) ?? 'waiting'
  const close = () => setDialog(undefined)
  return (
    <>
      <ScreenHead title="Front Desk">
        <div className="desk-tools desk-list-tools">
          {may('enquiries.manage') && (
            <button
              className="button"
              type="button"
              aria-haspopup="dialog"
              onClick={() => setDialog('call')}
            >
              New call
            </button>
          )}
          {may('enquiries.manage') && (
            <button
              className="button quiet-button"
              type="button"
              aria-expanded={showsFigures}
              onClick={() => setShowsFigures(!showsFigures)}
            >
              Figures
            </button>
          )}
          {may('canned-answers.write') && (
            <button
              className="button quiet-button"
              type="button"
              aria-haspopup="dialog"
              onClick={() => setDialog('answers')}
            >
              Canned answers
            </button>
          )}
          {may('enquiries.export') && (
            <button
              className="button quiet-button"
              type="button"
              aria-haspopup="dialog"
              onClick={() => setDialog('export')}
            >
              Export
            </button>
          )}
        </div>
      </ScreenHead>
      {showsFigures && <DeskFiguresRegion />}
      <Folders current={folder} counts={counts} />
      <EnquiryList key={folder} folder={folder} onCounts={setCounts} />
      {dialog === 'call' && (
        <CallDialog onWritten={(id) => void navigate(enquiryAddress(id))} onClose={close} />
      )}
      {dialog === 'answers' && <AnswersDialog onClose={close} />}
      {dialog === 'export' && <ExportDialog folder={folder} onClose={close} />}
    </>
  )
}
