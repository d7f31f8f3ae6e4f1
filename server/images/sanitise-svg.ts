// Rewrites an uploaded SVG to contain only shapes, text and embedded pictures. The SVG is only ever
// rasterised, and our renderer fetches nothing; this also limits the renderer's work.
import sanitizeHtml from 'sanitize-html'
import { limits } from '../../shared/limits.ts'
import { drawingDecoder } from '../../shared/picture-kind.ts'
import { svgSize } from './svg-size.ts'

const elements = [
  'svg',
  'g',
  'a',
  'defs',
  'symbol',
  'use',
  'switch',
  'style',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'image',
  'text',
  'tspan',
  'textPath',
  'marker',
  'pattern',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
  'filter',
  'feBlend',
  'feColorMatrix',
  'feComponentTransfer',
  'feComposite',
  'feFlood',
  'feFuncA',
  'feFuncB',
  'feFuncG',
  'feFuncR',
  'feGaussianBlur',
  'feDropShadow',
  'feMerge',
  'feMergeNode',
  'feOffset',
]
/** As programs for drawing write it. It names a file that nothing here fetches, and declares nothing itself. */
const plainDoctype = /<!DOCTYPE\s+svg(?:\s+PUBLIC\s+"[^"<>]*"\s+"[^"<>]*")?\s*>/i
const maxElements = 20_000
const maxDepth = 64
const ownPicture = /^data:image\/(?:png|jpeg);base64,/
const outside = /url\((?!["']?#)|@import|image-set|\\|</i

/** Returns the drawing, safe to render. Throws if it is not a drawing or is too large. */
export function sanitiseSvg(bytes: Buffer): Buffer {
  const source = drawingDecoder(bytes, { fatal: true }).decode(bytes).replace(plainDoctype, '')
  if (/<!DOCTYPE|<!ENTITY|\0/i.test(source)) throw new Error('a drawing with a DOCTYPE')
  let count = 0
  let depth = 0
  const rewritten = sanitizeHtml(source, {
    parser: { xmlMode: true },
    allowedTags: elements,
    allowVulnerableTags: true,
    allowedAttributes: false,
    allowedSchemesAppliedToAttributes: [],
    disallowedTagsMode: 'completelyDiscard',
    selfClosing: [],
    parseStyleAttributes: false,
    onOpenTag: () => {
      count += 1
      depth += 1
      if (count > maxElements || depth > maxDepth) throw new Error('too large a drawing')
    },
    onCloseTag: () => {
      depth -= 1
    },
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: safe(tagName, attribs) }) },
    exclusiveFilter: ({ tag, text }) => tag === 'style' && leadsOutside(text),
  })
  return Buffer.from(withSize(rewritten.trim()))
}

function safe(element: string, attributes: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name, value]) => {
    if (value === '' || /^on/i.test(name) || leadsOutside(value)) return false
    if (!/^(?:xlink:)?href$/i.test(name)) return true
    return element === 'image' ? ownPicture.test(value) : value.startsWith('#')
  })
  return Object.fromEntries(kept)
}

/** Whether a style refers to anything outside the drawing, or may hide that it does. */
function leadsOutside(style: string): boolean {
  return outside.test(style.replace(/\s+/g, ''))
}

const rootPattern = /^<svg\b([^>]*)>/

/** Sets the size, in pixels, at which the drawing is rendered. */
function withSize(drawing: string): string {
  const [root, inside] = rootPattern.exec(drawing) ?? []
  if (!root || inside === undefined) throw new Error('no drawing')
  const attributes = new Map(
    [...inside.matchAll(/\s([^\s=]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  )
  const size = svgSize(attributes, limits.image.drawingSide)
  for (const [name, value] of Object.entries(size)) attributes.set(name, value)
  const rewritten = [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('')
  return `<svg${rewritten}>${drawing.slice(root.length)}`
}
