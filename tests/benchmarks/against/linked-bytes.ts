import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import type { Row } from '../figures.ts'
import { pages } from '../pages.ts'
import { rowOf } from './figure-rows.ts'
import type { Side, Sides } from './versions.ts'

/** Style sheets, fonts and scripts that a page's HTML names; not what scripts load later. */
const linkedFiles = /"(\/assets\/[^"]+\.(?:css|js|woff2))"/g

const form = '/admin/blogs/add-blog'

/** What a first visit to five pages loads, and the scripts of the form of an article. */
export async function measureBytes(ref: string, { before, now }: Sides): Promise<Row[]> {
  const { home, list, condition, contact } = pages
  const rows: Row[] = []
  for (const [page, path] of Object.entries({ home, list, article: '', condition, contact })) {
    const ofSide = async ({ site, seeded }: Side) =>
      (await linkedBytes(site.url, path || seeded.article)).all
    rows.push(kilobytes(`first load of ${page}`, await ofSide(before), await ofSide(now)))
  }
  const ofForm = async ({ site }: Side) => (await linkedBytes(site.url, form)).scripts
  rows.push(kilobytes('scripts of the form of an article', await ofForm(before), await ofForm(now)))
  return rows

  function kilobytes(figure: string, was: number, is: number): Row {
    return rowOf(ref, `${figure}, KB`, { before: [was / 1000], now: [is / 1000] }, 1)
  }
}

/** Bytes of the compressed bodies that a browser loads for a page: its HTML, and the files named there. */
async function linkedBytes(url: string, path: string) {
  const page = await compressed(url + path)
  const html = brotliDecompressSync(page).toString()
  const files = new Set([...html.matchAll(linkedFiles)].map(([, file = '']) => file))
  let [all, scripts] = [page.length, 0]
  for (const file of files) {
    const { length } = await compressed(url + file)
    all += length
    if (file.endsWith('.js')) scripts += length
  }
  return { all, scripts }
}

/** `fetch` would decompress it. */
function compressed(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode === 200) buffer(response).then(resolve, reject)
      else reject(new Error(`${url}: ${response.statusCode}`))
    }).on('error', reject)
  })
}
