import addresses from 'virtual:drawings'

/**
 * Address of a drawing from `public/` under a name that changes with its content, so that browsers need
 * not request it again. Islands get it as a prop.
 */
export function drawingAddress(path: string): string {
  return addresses[path] ?? path
}

/** The image with the cacheable address of its drawing. */
export function withDrawingAddress<Image extends { src: string }>(image: Image): Image {
  return { ...image, src: drawingAddress(image.src) }
}
