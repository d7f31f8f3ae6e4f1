import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { projectRoot } from '../core/paths.ts'

/** A piece of a picture: its pixels and their size. */
export type Piece = { width: number; height: number; overlay: OverlayOptions }

const fontfile = join(projectRoot, 'server/social-images/font/academy-serif.ttf')

/** Sizes of the letters, colours as `#rrggbb`, all else in pixels. */
type Style = { size: number; width: number; colour: string; breakWords: boolean }
type Room = { sizes: readonly number[]; width: number; height: number; colour: string }

/** The ink of a text of printable letters. Unless words are broken, a long one goes beyond `width`. */
async function drawText(text: string, style: Style): Promise<Piece> {
  const { size, width, colour, breakWords } = style
  // Without a fallback every machine draws the same, whatever fonts it has.
  const look = `fallback="false" foreground="${colour}" line_height="0.9"`
  const { data, info } = await sharp({
    text: {
      text: `<span ${look}>${escapeMarkup(text)}</span>`,
      font: `Academy Serif ${size}`,
      fontfile,
      width,
      dpi: 72,
      rgba: true,
      wrap: breakWords ? 'word-char' : 'word',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, overlay: { input: data, raw: info } }
}

/**
 * The text in the first size in which it fits; where none does, in the last, with words broken and
 * an ellipsis where they have to be.
 */
export async function fitText(text: string, { sizes, height, ...style }: Room): Promise<Piece> {
  let largest = Number.POSITIVE_INFINITY
  for (const size of sizes) {
    if (size > largest) continue
    const piece = await drawText(text, { ...style, size, breakWords: false })
    if (piece.height <= height && piece.width <= style.width) return piece
    // A text's height grows with the square of its size, but for where its lines break.
    largest = size * Math.sqrt(height / piece.height) * 1.25
  }
  const smallest = { ...style, size: sizes.at(-1)!, breakWords: true }
  const whole = await drawText(text, smallest)
  if (whole.height <= height) return whole
  let fitting = await drawText('…', smallest)
  let [fits, tooLong] = [0, text.length]
  while (tooLong - fits > 1) {
    const length = Math.floor((fits + tooLong) / 2)
    const piece = await drawText(shorten(text, length), smallest)
    if (piece.height <= height) [fits, fitting] = [length, piece]
    else tooLong = length
  }
  return fitting
}

/** The beginning of a text, up to the end of a word where one is near, and an ellipsis. */
function shorten(text: string, length: number): string {
  const beginning = text.slice(0, length)
  const words = text[length] === ' ' ? beginning : beginning.replace(/ [^ ]{0,15}$/, '')
  return `${words.replace(/[\s.,:;–—-]+$/, '')}…`
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
