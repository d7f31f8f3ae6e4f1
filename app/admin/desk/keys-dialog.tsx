import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { deskKeys, type useDeskKeys } from './desk-keys.ts'

/** Shows what the keys do, and turns them off and on. */
export function KeysDialog({ isOff, turn, close }: ReturnType<typeof useDeskKeys>) {
  return (
    <Dialog title="Keys" onClose={close}>
      <dl className="desk-keys">
        {Object.entries(deskKeys).map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      <label className="desk-keys-turn">
        <input type="checkbox" checked={!isOff} onChange={(event) => turn(!event.target.checked)} />{' '}
        Use single keys
      </label>
      <DialogActions>
        <button className="button" type="button" data-autofocus onClick={close}>
          Close
        </button>
      </DialogActions>
    </Dialog>
  )
}
