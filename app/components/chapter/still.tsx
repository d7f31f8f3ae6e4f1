import { drawingAddress } from '../../ui/drawing-address.ts'

/** A drawing beside a text on wide screens, 4:3, or 8:5 if it is `low`. Others never load it. */
export function Still({ src, low = false }: { src: string; low?: boolean }) {
  return (
    <img
      className={low ? 'still low-still' : 'still'}
      src={drawingAddress(src)}
      alt=""
      width={low ? 640 : 720}
      height={low ? 400 : 540}
      loading="lazy"
    />
  )
}
