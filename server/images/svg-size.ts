const pixelsPerUnit: Record<string, number> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
}
const lengthPattern = /^\s*(\d{1,9}(?:\.\d{1,9})?)\s*(px|in|cm|mm|pt|pc)?\s*$/
const boxPattern =
  /^\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+(\d{1,9}(?:\.\d+)?)[\s,]+(\d{1,9}(?:\.\d+)?)\s*$/

/**
 * Returns the size at which a drawing is rendered: its own proportions, with the longer side as
 * requested, since vectors have no resolution of their own. Throws if the drawing does not state its
 * proportions.
 */
export function svgSize(attributes: Map<string, string>, longerSide: number) {
  const viewBox = attributes.get('viewBox')
  const [, boxWidth, boxHeight] = boxPattern.exec(viewBox ?? '') ?? []
  const width = pixels(attributes.get('width')) ?? Number(boxWidth)
  const height = pixels(attributes.get('height')) ?? Number(boxHeight)
  const scale = longerSide / Math.max(width, height)
  if (!(scale > 0 && Math.min(width, height) * scale >= 1)) throw new Error('no size')
  return {
    width: String(Math.round(width * scale)),
    height: String(Math.round(height * scale)),
    viewBox: viewBox ?? `0 0 ${width} ${height}`,
  }
}

function pixels(length: string | undefined): number | undefined {
  const [, number, unit = 'px'] = lengthPattern.exec(length ?? '') ?? []
  return number === undefined ? undefined : Number(number) * pixelsPerUnit[unit]!
}
