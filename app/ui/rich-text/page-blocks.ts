import { nameCallouts } from '../../../shared/callout.ts'
import { htmlText } from '../../../shared/html-text.ts'
import {
  parseImageAddress,
  renditionAddress,
  renditionFormats,
} from '../../../shared/image-address.ts'

/** Clean rich text for pages: pictures in several widths, scrolling tables, callouts with their names. */
export function pageBlocks(html: string): string {
  if (!/<(?:figure|table|aside)\b/.test(html)) return html
  let tables = 0
  return nameCallouts(html)
    .replaceAll('<aside ', '<aside role="note" ')
    .replace(/<figure>(<img\b[^>]*>)/g, (_figure, image: string) => `<figure>${picture(image)}`)
    .replace(/<table>([\s\S]*?)<\/table>/g, (table, rows: string) => {
      tables += 1
      const name = tableName(rows, tables)
      return `<div class="table-region" role="region" aria-label="${name}" tabindex="0">${table}</div>`
    })
}

/** Width of an article's column. */
const sizes = '(min-width: 64rem) 42rem, 92vw'

/** Returns nothing for a missing picture, whose caption stays. */
function picture(image: string): string {
  const address = / src="([^"]*)"/.exec(image)?.[1] ?? ''
  const alt = / alt="([^"]*)"/.exec(image)?.[1] ?? ''
  const stored = parseImageAddress(address)
  if (!stored) return ''
  const { key, width, height, widths } = stored
  const sources = renditionFormats.map((format) => {
    const files = widths.map((one) => `${renditionAddress(key, one, format)} ${one}w`)
    return `<source type="image/${format}" srcset="${files.join(', ')}" sizes="${sizes}">`
  })
  return `<picture class="stored-picture">${sources.join('')}<img src="${address}" alt="${alt}" width="${width}" height="${height}" loading="lazy"></picture>`
}

/** The table's column names, or its number among the tables of the text. */
function tableName(rows: string, number: number): string {
  const header = /<thead>([\s\S]*?)<\/thead>/.exec(rows)?.[1] ?? ''
  const columns = [...header.matchAll(/<th\b[^>]*>([\s\S]*?)<\/th>/g)]
    .map(([, words = '']) => htmlText(words))
    .filter(Boolean)
  const name = columns.length > 0 ? `Table: ${columns.join(', ')}` : `Table ${number}`
  return name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
