import { useState } from 'react'
import type { DraftVersion } from '../../../shared/draft.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { writtenMoment } from '../frame/panel-dates.ts'

type RestoreVersionProps = { version: DraftVersion; restore: () => Promise<void> }

/** Asks before a version replaces the present text. */
export function RestoreVersion({ version, restore }: RestoreVersionProps) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const close = () => setAsking(false)

  async function confirm() {
    setBusy(true)
    await restore()
    setBusy(false)
    close()
  }

  return (
    <>
      <button className="button" type="button" onClick={() => setAsking(true)}>
        Restore this version
      </button>
      {asking && (
        <Dialog title="Restore this version?" onClose={() => busy || close()}>
          <div className="stack">
            <p>
              The text becomes what it was on {writtenMoment(version.createdAt)}. What it is now
              stays in the history, so this can be undone.
            </p>
            {version.pictureRemoved && <p>Its picture is gone and can’t be restored.</p>}
            <p className="quiet">Readers see nothing of it until you submit.</p>
          </div>
          <DialogActions>
            <button
              className="button quiet-button"
              type="button"
              data-autofocus
              disabled={busy}
              onClick={close}
            >
              Cancel
            </button>
            <button className="button" type="button" disabled={busy} onClick={() => void confirm()}>
              Restore
            </button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
