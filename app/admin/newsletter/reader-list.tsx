import { useState } from 'react'
import { Link } from 'react-router'
import type { SubscriberJson } from '../../../shared/newsletter.ts'
import { DangerActions } from '../../ui/dialog/danger-actions.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import { ExportLink } from '../audit/export-link.tsx'
import { newsletter, readersFile } from '../client/newsletter.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'
import { writtenDay } from '../frame/panel-dates.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { ListToast, useToast } from '../record-list/list-toast.tsx'
import { RecordList } from '../record-list/record-list.tsx'
import { Cell, Row } from '../record-list/row.tsx'
import { useRecordList } from '../record-list/use-record-list.ts'

const columns = ['Email', 'Confirmed', 'Bounced', 'Actions']

/** Everybody who reads the newsletter, for the owner. */
export function ReaderList() {
  const list = useRecordList(newsletter.readers)
  const [told, tell] = useToast()
  const [leaving, setLeaving] = useState<SubscriberJson>()

  return (
    <>
      <ScreenHead title="Readers">
        <ExportLink file={readersFile} name="readers.csv" />
      </ScreenHead>
      <p className="list-hint">
        <Link to="/admin/newsletter">Newsletter</Link>. An address that does not exist gets no more
        mail, and is deleted after 30 days.
      </p>
      <RecordList
        list={list}
        loadingText="Loading readers..."
        empty="No readers yet."
        name="Readers"
        dense
        columns={columns}
        renderRow={(reader) => (
          <Row key={reader._id}>
            <Cell column="Email" kind="name">
              <EmailText email={reader.email} />
            </Cell>
            <Cell column="Confirmed" kind="date">
              {writtenDay(reader.confirmedAt)}
            </Cell>
            <Cell column="Bounced" kind="date">
              {reader.bouncedAt ? writtenDay(reader.bouncedAt) : ''}
            </Cell>
            <Cell kind="actions">
              <button
                className="text-button"
                type="button"
                aria-label={`Remove ${reader.email}`}
                onClick={() => setLeaving(reader)}
              >
                Remove
              </button>
            </Cell>
          </Row>
        )}
      />
      <ListToast told={told} />
      {leaving && (
        <RemoveReader
          reader={leaving}
          onClose={() => setLeaving(undefined)}
          onDone={() => {
            setLeaving(undefined)
            tell(`${leaving.email} has been removed.`)
            list.reload()
          }}
        />
      )}
    </>
  )
}

type RemoveReaderProps = { reader: SubscriberJson; onClose: () => void; onDone: () => void }

function RemoveReader({ reader: { _id, email }, onClose, onDone }: RemoveReaderProps) {
  const { busy, problem, run } = useDialogCall()
  const remove = () =>
    run(async () => {
      await newsletter.removeReader(_id)
      onDone()
    })
  return (
    <Dialog title={`Remove ${email}?`} onClose={() => busy || onClose()}>
      <p>The address is deleted at once, and gets nothing more of an issue that is being sent.</p>
      <DialogProblem message={problem} />
      <DangerActions
        confirm={busy ? 'Removing...' : 'Remove'}
        busy={busy}
        onCancel={onClose}
        onConfirm={() => void remove()}
      />
    </Dialog>
  )
}
