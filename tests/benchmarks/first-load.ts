import { type Browser, chromium } from '@playwright/test'
import { adminToken } from '../support/requests/admin-token.ts'
import { rounded, type Row } from './figures.ts'
import { type PageName, pages } from './pages.ts'
import { recordNetwork, type Transfer } from './record-network.ts'

const phone = { viewport: { width: 375, height: 667 }, deviceScaleFactor: 2, isMobile: true }
const quietMs = 2000

/**
 * What a first visit on a phone loads, before and after the browser says that the page has loaded; and
 * what the empty form of an article does, for somebody who is logged in.
 */
export async function measureFirstLoad(siteUrl: string, dataDir: string): Promise<Row[]> {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  const rows: Row[] = []
  try {
    for (const page of ['home', 'list', 'article'] satisfies PageName[]) {
      rows.push({ page, ...(await visit(browser, siteUrl + pages[page])) })
    }
    const token = await adminToken(dataDir)
    const form = await visit(browser, `${siteUrl}/admin/blogs/add-blog`, [
      { name: 'authToken', value: token },
    ])
    rows.push({ page: 'form of an article', ...form })
  } finally {
    await browser.close()
  }
  return rows
}

type StoredItem = { name: string; value: string }

async function visit(browser: Browser, url: string, localStorage: StoredItem[] = []): Promise<Row> {
  const { origin } = new URL(url)
  const storageState = { cookies: [], origins: [{ origin, localStorage }] }
  const context = await browser.newContext({ ...phone, storageState })
  try {
    const page = await context.newPage()
    const network = await recordNetwork(await context.newCDPSession(page))
    const response = await page.goto(url)
    if (!response?.ok()) throw new Error(`${url}: ${response?.status()}`)
    const html = await response.text()
    const transfers = await network.quiet(quietMs)
    const afterLoad = transfers.filter((transfer) => transfer.afterLoad)
    const kilobytes = (type?: string, among = transfers) =>
      rounded(bytesOf(among.filter((transfer) => !type || transfer.type === type)) / 1000, 1)
    return {
      requests: transfers.length,
      'all KB': kilobytes(),
      'HTML KB': kilobytes('Document'),
      'style KB': kilobytes('Stylesheet'),
      'font KB': kilobytes('Font'),
      'picture KB': kilobytes('Image'),
      'script KB': kilobytes('Script'),
      'after load, all KB': kilobytes(undefined, afterLoad),
      'after load, script KB': kilobytes('Script', afterLoad),
      'inline script KB': rounded(inlineScriptBytes(html) / 1000, 1),
    }
  } finally {
    await context.close()
  }
}

function bytesOf(transfers: Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0)
}

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const isData = /\btype="(?:application\/(?:ld\+)?json|speculationrules|importmap)"/

/** Uncompressed; scripts that run later count, data for machines does not. */
function inlineScriptBytes(html: string): number {
  let bytes = 0
  for (const [, attributes = '', text = ''] of html.matchAll(scripts)) {
    if (!isData.test(attributes)) bytes += Buffer.byteLength(text)
  }
  return bytes
}
