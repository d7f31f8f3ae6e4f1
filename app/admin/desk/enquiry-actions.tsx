import { useState } from 'react'
import type { DeskEnquiry } from '../../../shared/desk.ts'
import type { DeskChange } from '../../../shared/desk-input.ts'
import { DangerActions } from '../../ui/dialog/danger-actions.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { AuditLink } from '../frame/audit-link.tsx'
import { useMay } from '../frame/use-session.ts'
import type { BulkAct } from './selection-bar.tsx'

type EnquiryActionsProps = {
  enquiry: DeskEnquiry
  busy: boolean
  /** What can be undone. */
  onAct: (act: BulkAct, said: string) => void
  onChange: (change: DeskChange, said: string) => void
  onLater: () => void
  remove: () => Promise<void>
}

/** Actions on a whole enquiry. */
export function EnquiryActions(props: EnquiryActionsProps) {
  const { enquiry, busy, onAct, onChange, onLater, remove } = props
  const { state, name, later } = enquiry
  const mayManage = useMay()('enquiries.manage') !== undefined
  const [asking, setAsking] = useState(false)

  const button = (label: string, onPress: () => void, opensDialog = false) => (
    <button
      className="button quiet-button"
      type="button"
      aria-disabled={busy}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onPress}
    >
      {label}
    </button>
  )
  return (
    <div className="desk-tools desk-actions">
      {state !== 'spam' &&
        (state === 'open'
          ? button('Done', () => onAct({ action: 'done' }, 'The enquiry is done.'))
          : button('Reopen', () => onAct({ action: 'open' }, 'The enquiry is open again.')))}
      {state === 'open' &&
        (later
          ? button('No longer put off', () =>
              onAct({ action: 'later', value: null }, 'It is no longer put off.'),
            )
          : button('Later', onLater, true))}
      {button('Mark as unread', () => onChange({ unread: true }, 'The enquiry is unread again.'))}
      {mayManage &&
        (state === 'spam'
          ? button('Not spam', () =>
              onAct({ action: 'open' }, 'It is in the inbox, as all from this address.'),
            )
          : button('Mark as spam', () =>
              onAct({ action: 'spam' }, 'It is in the folder for spam.'),
            ))}
      {mayManage && button('Delete', () => setAsking(true), true)}
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
