import addresses from 'virtual:drawings'

/**
 * Where a drawing of `public/` lies under a name that changes with it: browsers need not ask for it again.
 * Islands get it as one of their props.
 */
export function drawingAddress(path: string): string {
  return addresses[path] ?? path
}

/** The image with the lasting address of its drawing. */
export function withDrawingAddress<Image extends { src: string }>(image: Image): Image {
  return { ...image, src: drawingAddress(image.src) }
}
