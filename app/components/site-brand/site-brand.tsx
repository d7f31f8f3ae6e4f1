import { academy } from '../../../content/academy.ts'
import { parseImageAddress, renditionAddress } from '../../../shared/image-address.ts'
import { drawingAddress } from '../../ui/drawing-address.ts'

/** The academy's logo and name on a dark background; links to the home page. */
export function SiteBrand() {
  return (
    <a className="site-brand" href="/">
      <img src={markAddress(academy.mark)} width="40" height="40" alt="" />
      <span>{academy.name}</span>
    </a>
  )
}

/** An uploaded mark in the smallest size, with its transparency. */
function markAddress(mark: string): string {
  const stored = parseImageAddress(mark)
  return stored ? renditionAddress(stored.key, stored.widths[0]!, 'webp') : drawingAddress(mark)
}
