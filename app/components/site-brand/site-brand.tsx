import { academy } from '../../../content/academy.ts'
import { drawingAddress } from '../../ui/drawing-address.ts'

/** Mark and name of the academy on a dark ground; leads home. */
export function SiteBrand() {
  return (
    <a className="site-brand" href="/">
      <img src={drawingAddress('/pictures/logo-mark.svg')} width="40" height="40" alt="" />
      <span>{academy.name}</span>
    </a>
  )
}
