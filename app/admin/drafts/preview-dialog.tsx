import { useId, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { Select } from '../../ui/text-field/select.tsx'
import { draftsApi } from '../client/drafts.ts'
import { AdminIcon } from '../frame/admin-icon.tsx'
import { MadeLink } from './made-link.tsx'
import { PreviewLinks } from './preview-links.tsx'
import { type PreviewCalls, usePreviews } from './use-previews.ts'

type PreviewDialogProps = {
  /** Saves what is in the form, so that it is what the preview shows; which draft it is in. */
  save: () => Promise<{ key: string }>
  onClose: () => void
  /** Shows the page at this address beside the text. */
  onBeside: (url: string) => void
  calls?: PreviewCalls
}

const periods = limits.draft.previewDays.map((days) => ({
  value: String(days),
  label: days === 1 ? '1 day' : `${days} days`,
}))

/** Shows a draft as readers will see it, and makes links for those without an account. */
export function PreviewDialog({ save, onClose, onBeside, calls = draftsApi }: PreviewDialogProps) {
  const { links, made, problem, busy, make, revoke, look, open } = usePreviews(save, calls)
  const [days, setDays] = useState(7)
  const id = useId()
  return (
    <Dialog title="Preview" onClose={onClose}>
      <div className="stack">
        <p>The page as readers will see it, with what is written by now.</p>
        <p className="preview-ways">
          <button className="button" type="button" data-autofocus disabled={busy} onClick={open}>
            <AdminIcon name="view" />
            Open preview
          </button>
          <button
            className="button quiet-button preview-beside"
            type="button"
            disabled={busy}
            onClick={() => void look(onBeside)}
          >
            Show beside the text
          </button>
        </p>
        <div className="preview-links">
          <h3>For a reviewer without an account</h3>
          <p className="quiet">Whoever has the link can read the preview until it ends.</p>
          <div className="link-making text-field">
            <label htmlFor={id}>Valid for</label>
            <Select
              id={id}
              value={days}
              onChange={(event) => setDays(Number(event.target.value))}
              options={periods}
            />
            <button
              className="button quiet-button"
              type="button"
              disabled={busy}
              onClick={() => void make(days)}
            >
              Make link
            </button>
          </div>
          {made && <MadeLink key={made._id} url={made.url} />}
          {links && links.length > 0 && (
            <PreviewLinks links={links} busy={busy} onRevoke={(link) => void revoke(link)} />
          )}
        </div>
        <div role="alert">{problem && <p className="field-error">{problem}</p>}</div>
      </div>
      <DialogActions>
        <button className="button quiet-button" type="button" onClick={onClose}>
          Close
        </button>
      </DialogActions>
    </Dialog>
  )
}
