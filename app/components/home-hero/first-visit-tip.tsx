import { home } from '../../../content/home.ts'
import { useFirstVisitTip } from './use-first-visit-tip.ts'

/** A small note below the link beside it. It takes no focus and stops nobody. */
export function FirstVisitTip() {
  const { open, close } = useFirstVisitTip()
  return (
    <div className="first-visit-tip" role="group" aria-labelledby="first-visit-tip" hidden={!open}>
      <p className="first-visit-tip-title" id="first-visit-tip">
        {home.tooltip.title}
      </p>
      <p>{home.tooltip.text}</p>
      <button className="button" type="button" onClick={close}>
        Close
      </button>
    </div>
  )
}
