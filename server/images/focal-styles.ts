import { hash } from 'node:crypto'
import type { FocalPoint } from '../../shared/picture.ts'

type Placed = FocalPoint & { address: string }
export type FocalStyles = { css: string; addTo(html: string): string; version: string }

export const focalStylesPath = '/focal-points.css'

/** The style sheet by which crops on pages keep focal points in sight; undefined where there are none. */
export function focalStyles(points: Placed[]): FocalStyles | undefined {
  if (points.length === 0) return undefined
  const percent = (share: number) => `${Math.round(share * 100)}%`
  const rules = points.map(
    ({ address, x, y }) => `img[src="${address}"]{object-position:${percent(x)} ${percent(y)}}`,
  )
  const css = rules.join('\n')
  const version = hash('sha256', css).slice(0, 16)
  const link = `<link rel="stylesheet" href="${focalStylesPath}?v=${version}"/>`
  return {
    css,
    version,
    /** Links the sheet in a page that shows one of the pictures. */
    addTo(html) {
      const isShown = points.some(({ address }) => html.includes(`src="${address}"`))
      return isShown ? html.replace('</head>', `${link}</head>`) : html
    },
  }
}
