import { nameCallouts } from '../../../shared/callout.ts'
import { htmlText } from '../../../shared/html-text.ts'
import {
  parseImageAddress,
  renditionAddress,
  renditionFormats,
} from '../../../shared/image-address.ts'

/** Clean rich text as pages show it: pictures in several widths, tables that scroll, callouts with their names. */
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

/** How wide the column of an article is. */
const sizes = '(min-width: 64rem) 42rem, 92vw'

/** Nothing for a picture that is missing: its caption stays. */
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

/** What its columns are called, or its number among the tables of the text. */
function tableName(rows: string, number: number): string {
  const header = /<thead>([\s\S]*?)<\/thead>/.exec(rows)?.[1] ?? ''
  const columns = [...header.matchAll(/<th\b[^>]*>([\s\S]*?)<\/th>/g)]
    .map(([, words = '']) => htmlText(words))
    .filter(Boolean)
  const name = columns.length > 0 ? `Table: ${columns.join(', ')}` : `Table ${number}`
  return name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
