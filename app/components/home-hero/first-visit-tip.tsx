import type { HomeContent } from '../../../content/home.ts'
import { Icon } from '../../ui/icon/icon.tsx'

type FirstVisitTipProps = {
  tip: HomeContent['tooltip']
  open: boolean
  onClose: () => void
}

/** A tip in a band under the navigation. It takes no focus and covers nothing. */
export function FirstVisitTip({ tip, open, onClose }: FirstVisitTipProps) {
  return (
    <div className="first-visit-tip" role="group" aria-labelledby="first-visit-tip" hidden={!open}>
      <div className="wrap first-visit-tip-line">
        <p>
          <b id="first-visit-tip">{tip.title}</b> <a href="/medicalsolution">{tip.text}</a>
        </p>
        <button className="icon-button" type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}
