import sharp, { type OverlayOptions } from 'sharp'
import { limits } from '../../shared/limits.ts'
import { fitText } from './draw-text.ts'
import type { FocalPoint } from '../../shared/picture.ts'
import { printableText } from './printable-text.ts'

/** The contents of a sharing image. */
export type Card = {
  title: string
  /** A name or a sentence, in small letters below the title. */
  subtitle: string
  /** The academy's, beside its mark. */
  name: string
  /** The academy's mark: a stored WebP, or the program's drawing. */
  mark: Buffer
  /** A stored JPEG, or one of the site's own drawings. */
  picture: Buffer
  /** The part of the picture to keep when cropping. */
  keep?: 'centre' | 'right'
  /** The point to keep in view; takes precedence over `keep`. */
  focal?: FocalPoint
}

/** The colours of the card, by their names in `app/styles/tokens.css`. */
export const colours = {
  ground: '#fbf9f4',
  'ground-dark': '#14181d',
  text: '#14181d',
  'text-quiet': '#4b5560',
  'text-on-dark': '#fbf9f4',
  accent: '#e5674b',
} as const

// Pictures are drawn one at a time and cached whole: threads and sharp's cache would only use memory.
sharp.concurrency(1)
sharp.cache(false)

const { width, height } = limits.socialImage
const margin = 64
const strip = 104
const body = { top: strip, height: height - strip }
const pictureWidth = 500
const column = width - pictureWidth - 2 * margin
const markSize = 52
const brand = { left: margin + 72, sizes: [36, 30, 24], width: 1000, height: 48 }
const title = { top: strip + 60, sizes: [104, 88, 76, 68, 60, 54, 48], width: column }
const subtitle = { bottom: height - 56, sizes: [30, 27], width: column, height: 100, longest: 200 }
const rule = { width: 64, height: 6, above: 44, under: 26 }

/** Returns the card as a JPEG. Without a printable title the picture fills its space. */
export async function drawCard(card: Card): Promise<Buffer> {
  const words = await drawWords(card)
  const room = words.length > 0 ? pictureWidth : width
  return sharp({ create: { width, height, channels: 3, background: colours.ground } })
    .composite([
      { ...(await drawPicture(card, room)), left: width - room, top: body.top },
      ...(await drawBrand(card)),
      ...words,
    ])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function drawPicture(card: Card, width: number) {
  const { data, info } = await (
    await croppedPicture(card, width)
  )
    .flatten({ background: colours.ground })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: info }
}

async function croppedPicture({ picture, keep = 'centre', focal }: Card, width: number) {
  const { height } = body
  const source = sharp(picture, { limitInputPixels: limits.image.pixels })
  if (!focal) return source.resize(width, height, { fit: 'cover', position: keep })
  const size = await source.metadata()
  const scale = Math.max(width / size.width, height / size.height)
  const whole = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) }
  const start = (share: number, length: number, shown: number) =>
    Math.round(Math.min(length - shown, Math.max(0, share * length - shown / 2)))
  const left = start(focal.x, whole.width, width)
  const top = start(focal.y, whole.height, height)
  return source.resize({ ...whole, fit: 'fill' }).extract({ left, top, width, height })
}

/** The header strip with the site's mark and name. */
async function drawBrand(card: Card): Promise<OverlayOptions[]> {
  const colour = colours['text-on-dark']
  const name = await fitText(card.name, { ...brand, colour })
  const mark = await sharp(card.mark, { density: 144, limitInputPixels: limits.image.pixels })
    .resize(markSize, markSize, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer()
  return [
    plain({ width, height: strip }, colours['ground-dark'], { left: 0, top: 0 }),
    { input: mark, left: margin, top: (strip - markSize) / 2 },
    { ...name.overlay, left: brand.left, top: Math.round((strip - name.height) / 2) },
  ]
}

async function drawWords(card: Card): Promise<OverlayOptions[]> {
  const heading = printableText(card.title, limits.article.title)
  if (!heading) return []
  const under = await drawSubtitle(card.subtitle)
  const block = await fitText(heading, {
    ...title,
    colour: colours.text,
    height: under.top - rule.above - title.top,
  })
  return [{ ...block.overlay, left: margin, top: title.top }, ...under.overlays]
}

/** Draws the subtitle with a rule above it. `top` is where the rule begins. */
async function drawSubtitle(text: string): Promise<{ top: number; overlays: OverlayOptions[] }> {
  const printable = printableText(text, subtitle.longest)
  if (!printable) return { top: subtitle.bottom, overlays: [] }
  const block = await fitText(printable, { ...subtitle, colour: colours['text-quiet'] })
  const blockTop = subtitle.bottom - block.height
  const top = blockTop - rule.under - rule.height
  return {
    top,
    overlays: [
      plain(rule, colours.accent, { left: margin, top }),
      { ...block.overlay, left: margin, top: blockTop },
    ],
  }
}

function plain(
  { width, height }: { width: number; height: number },
  background: string,
  place: { left: number; top: number },
): OverlayOptions {
  return { input: { create: { width, height, channels: 3, background } }, ...place }
}
