import { home } from '../../../content/home.ts'
import { Icon } from '../../ui/icon/icon.tsx'

/** A tip in a band under the navigation. It takes no focus and covers nothing. */
export function FirstVisitTip({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <div className="first-visit-tip" role="group" aria-labelledby="first-visit-tip" hidden={!open}>
      <div className="wrap first-visit-tip-line">
        <p>
          <b id="first-visit-tip">{home.tooltip.title}</b>{' '}
          <a href="/medicalsolution">{home.tooltip.text}</a>
        </p>
        <button className="icon-button" type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}
