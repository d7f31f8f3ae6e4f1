import { hash } from 'node:crypto'
import { imageAddress, pictureKeysIn } from '../../shared/image-address.ts'
import type { FocalPoint } from '../../shared/picture.ts'

type Placed = FocalPoint & { key: string }
type Sheet = { css: string; version: string }
export type FocalStyles = {
  /** Returns undefined for a part that does not exist. */
  sheet(part: number): Sheet | undefined
  /** Adds links to the style sheets that the page's pictures need. Scans the page once. */
  addTo(html: string): string
}

export const focalStylesPath = '/focal-points.css'

/** Approximate number of pictures per style sheet. */
const pointsEach = 1000

/**
 * Builds style sheets that keep focal points in view when pages crop pictures. Most sites have one;
 * with many pictures there are several, and a page links those that cover its own. Undefined if no
 * picture has a focal point.
 */
export function focalStyles(points: readonly Placed[]): FocalStyles | undefined {
  if (points.length === 0) return undefined
  const parts = Math.ceil(points.length / pointsEach)
  const partOf = (key: string) => Number.parseInt(key.slice(0, 8), 16) % parts
  const byPart = Map.groupBy(points, ({ key }) => partOf(key))
  const sheets = new Map(Array.from(byPart, ([part, its]) => [part, sheetOf(its)]))
  const placed = new Set(points.map(({ key }) => key))
  return {
    sheet: (part) => sheets.get(part),
    addTo(html) {
      const shown = pictureKeysIn(html).filter((key) => placed.has(key))
      const links = [...new Set(shown.map(partOf))].map((part) => {
        const place = part === 0 ? '' : `&amp;part=${part}`
        const address = `${focalStylesPath}?v=${sheets.get(part)?.version}${place}`
        return `<link rel="stylesheet" href="${address}"/>`
      })
      return links.length > 0 ? html.replace('</head>', `${links.join('')}</head>`) : html
    },
  }
}

function sheetOf(points: readonly Placed[]): Sheet {
  const percent = (share: number) => `${Math.round(share * 100)}%`
  const rules = points.map(
    ({ key, x, y }) =>
      `img[src="${imageAddress(key)}"]{object-position:${percent(x)} ${percent(y)}}`,
  )
  const css = rules.join('\n')
  return { css, version: hash('sha256', css).slice(0, 16) }
}
