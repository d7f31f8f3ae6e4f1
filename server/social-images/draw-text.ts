import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { projectRoot } from '../core/paths.ts'

/** A part of the card: its pixels and their size. */
export type Piece = { width: number; height: number; overlay: OverlayOptions }

const fontfile = join(projectRoot, 'server/social-images/font/academy-serif.ttf')

/** Sizes are font sizes, colours are `#rrggbb`, everything else is in pixels. */
type Style = { size: number; width: number; colour: string; breakWords: boolean }
type Room = { sizes: readonly number[]; width: number; height: number; colour: string }

/** Draws a text of printable letters, trimmed to its ink. Unless words are broken, a long one may exceed `width`. */
async function drawText(text: string, style: Style): Promise<Piece> {
  const { size, width, colour, breakWords } = style
  // Without font fallback the result is the same on every machine, whatever fonts it has.
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
 * Draws the text in the first size that fits. If none does, uses the last size, breaks words and
 * shortens the text as needed.
 */
export async function fitText(text: string, { sizes, height, ...style }: Room): Promise<Piece> {
  let largest = Number.POSITIVE_INFINITY
  for (const size of sizes) {
    if (size > largest) continue
    const piece = await drawText(text, { ...style, size, breakWords: false })
    if (piece.height <= height && piece.width <= style.width) return piece
    // A text's height grows with the square of its size, apart from line breaks.
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

/** Cuts a text to `length`, preferably at the end of a word, and adds an ellipsis. */
function shorten(text: string, length: number): string {
  const beginning = text.slice(0, length)
  const words = text[length] === ' ' ? beginning : beginning.replace(/ [^ ]{0,15}$/, '')
  return `${words.replace(/[\s.,:;–—-]+$/, '')}…`
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
