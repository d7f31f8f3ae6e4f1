import { academy } from '../../../content/academy.ts'
import { smallestAddress } from '../../../shared/image-address.ts'
import { drawingAddress } from '../../ui/drawing-address.ts'

/** The academy's logo and name on a dark background; links to the home page. */
export function SiteBrand() {
  return (
    <a className="site-brand" href="/">
      <img src={drawingAddress(smallestAddress(academy.mark))} width="40" height="40" alt="" />
      <span>{academy.name}</span>
    </a>
  )
}
