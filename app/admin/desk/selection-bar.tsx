import { useState } from 'react'
import type { DeskItem } from '../../../shared/desk.ts'
import type { DeskBulk } from '../../../shared/desk-input.ts'
import { useMay } from '../frame/use-session.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { LaterDialog } from './later-dialog.tsx'

export type BulkAct = Pick<DeskBulk, 'action' | 'value'>

type SelectionBarProps = {
  chosen: DeskItem[]
  busy: boolean
  onAct: (act: BulkAct) => void
  onNone: () => void
}

/** Acts on all chosen enquiries. */
export function SelectionBar({ chosen, busy, onAct, onNone }: SelectionBarProps) {
  const mayManage = useMay()('enquiries.manage') !== undefined
  const [dialog, setDialog] = useState<'assign' | 'later'>()
  const close = () => setDialog(undefined)
  const finish = (act: BulkAct) => {
    close()
    onAct(act)
  }
  const button = (label: string, onPress: () => void, opensDialog = false) => (
    <button
      className="button quiet-button"
      type="button"
      disabled={busy}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onPress}
    >
      {label}
    </button>
  )
  return (
    <div className="bulk-toolbar" role="toolbar" aria-label="Chosen enquiries">
      <p>{chosen.length} chosen</p>
      {button('Done', () => finish({ action: 'done' }))}
      {mayManage && button('Assign', () => setDialog('assign'), true)}
      {button('Later', () => setDialog('later'), true)}
      {mayManage && button('Spam', () => finish({ action: 'spam' }))}
      <button className="text-button" type="button" onClick={onNone}>
        Choose none
      </button>
      {dialog === 'assign' && (
        <AssignDialog
          busy={busy}
          onAssign={(value) => finish({ action: 'assign', value })}
          onClose={close}
        />
      )}
      {dialog === 'later' && (
        <LaterDialog
          busy={busy}
          onChoose={(value) => finish({ action: 'later', value })}
          onClose={close}
        />
      )}
    </div>
  )
}
