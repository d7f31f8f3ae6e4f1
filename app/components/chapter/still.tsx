import { drawingAddress } from '../../ui/drawing-address.ts'

/** A drawing beside a text on wide screens. Others never load it. */
export function Still({ src }: { src: string }) {
  return (
    <img
      className="still"
      src={drawingAddress(src)}
      alt=""
      width="720"
      height="540"
      loading="lazy"
    />
  )
}
