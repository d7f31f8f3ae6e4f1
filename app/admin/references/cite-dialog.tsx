import type { DraftReference } from '../../../shared/reference.ts'
import { referenceText } from '../../../shared/reference-text.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'

type CiteDialogProps = {
  references: DraftReference[]
  /** Gets the chosen number; one past the end of the list means a new reference. */
  onCite: (number: number) => void
  onClose: () => void
}

/** Asks which reference to cite at the cursor. */
export function CiteDialog({ references, onCite, onClose }: CiteDialogProps) {
  return (
    <Dialog title="Cite a reference" onClose={onClose}>
      {references.length > 0 && (
        <ol className="cite-list" role="list">
          {references.map((reference, index) => (
            // The same index can come to show another reference.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <button
                type="button"
                {...(index === 0 && { 'data-autofocus': '' })}
                onClick={() => onCite(index + 1)}
              >
                <span className="cite-number">[{index + 1}]</span>{' '}
                <span>{referenceText(reference) || 'Not filled in yet'}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <DialogActions>
        <button className="button quiet-button" type="button" onClick={onClose}>
          Cancel
        </button>
        <button
          className="button"
          type="button"
          {...(references.length === 0 && { 'data-autofocus': '' })}
          onClick={() => onCite(references.length + 1)}
        >
          New reference
        </button>
      </DialogActions>
    </Dialog>
  )
}
