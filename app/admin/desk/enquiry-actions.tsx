import { useState } from 'react'
import type { DeskChange, DeskEnquiry } from '../../../shared/desk.ts'
import { DangerActions } from '../../ui/dialog/danger-actions.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { AuditLink } from '../frame/audit-link.tsx'
import { useMay } from '../frame/use-session.ts'

type EnquiryActionsProps = {
  enquiry: DeskEnquiry
  busy: boolean
  onChange: (change: DeskChange, said: string) => void
  remove: () => Promise<void>
}

/** Actions on a whole enquiry. */
export function EnquiryActions({ enquiry, busy, onChange, remove }: EnquiryActionsProps) {
  const { state, name } = enquiry
  const mayManage = useMay()('enquiries.manage') !== undefined
  const [asking, setAsking] = useState(false)

  const button = (label: string, change: DeskChange, said: string) => (
    <button
      className="button quiet-button"
      type="button"
      aria-disabled={busy}
      onClick={() => onChange(change, said)}
    >
      {label}
    </button>
  )
  return (
    <div className="desk-tools desk-actions">
      {state !== 'spam' &&
        (state === 'open'
          ? button('Done', { state: 'done' }, 'The enquiry is done.')
          : button('Reopen', { state: 'open' }, 'The enquiry is open again.'))}
      {button('Mark as unread', { unread: true }, 'The enquiry is unread again.')}
      {mayManage &&
        (state === 'spam'
          ? button('Not spam', { state: 'open' }, 'It is in the inbox, as all from this address.')
          : button('Mark as spam', { state: 'spam' }, 'It is in the folder for spam.'))}
      {mayManage && (
        <button
          className="button quiet-button"
          type="button"
          aria-haspopup="dialog"
          aria-disabled={busy}
          onClick={() => setAsking(true)}
        >
          Delete
        </button>
      )}
      <AuditLink kind="enquiry" record={enquiry._id} />
      {asking && (
        <DeleteEnquiry
          name={name}
          busy={busy}
          onDelete={() => void remove().then(() => setAsking(false))}
          onClose={() => busy || setAsking(false)}
        />
      )}
    </div>
  )
}

type DeleteEnquiryProps = {
  name: string
  busy: boolean
  onDelete: () => void
  onClose: () => void
}

function DeleteEnquiry({ name, busy, onDelete, onClose }: DeleteEnquiryProps) {
  return (
    <Dialog title="Delete this enquiry?" onClose={onClose}>
      <p className="quiet">{name}</p>
      <p>The conversation, notes and replies that wait to be sent go with it. There is no trash.</p>
      <DangerActions confirm="Delete" busy={busy} onCancel={onClose} onConfirm={onDelete} />
    </Dialog>
  )
}
