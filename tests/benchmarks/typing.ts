import { type CDPSession, chromium, type Page } from '@playwright/test'
import { adminToken } from '../support/requests/admin-token.ts'
import { median, percentile, rounded, type Row } from './figures.ts'

const executablePath = process.env['CHROMIUM_PATH']
const keys = 80
const wordsInParagraph = 100

/**
 * What a key costs in the form of an article with so many words: in the middle of its text, and in its
 * title. Script is the browser's own count of the page's thread; paint is until the frame after the key.
 */
export async function measureTyping(
  siteUrl: string,
  dataDir: string,
  sizes: readonly number[],
): Promise<Row[]> {
  const token = await adminToken(dataDir)
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  try {
    const rows: Row[] = []
    for (const words of sizes) {
      const id = await addArticle(siteUrl, token, words)
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        storageState: {
          cookies: [],
          origins: [{ origin: siteUrl, localStorage: [{ name: 'authToken', value: token }] }],
        },
      })
      const page = await context.newPage()
      await page.goto(`${siteUrl}/admin/blogs/add-blog?id=${id}`)
      const text = page.getByRole('textbox', { name: 'Long Description', exact: true })
      const title = page.getByLabel('Blog Title', { exact: true })
      await text
        .locator('p')
        .nth(Math.floor(words / wordsInParagraph / 2))
        .click()
      const inText = await typeInto(page)
      await title.click()
      const inTitle = await typeInto(page)
      rows.push({ words, ...named('text', inText), ...named('title', inTitle) })
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
  }
}

type Cost = { scriptMs: number; paintMs: number; slowPaintMs: number }

function named(where: string, cost: Cost): Row {
  return {
    [`${where}: script ms`]: rounded(cost.scriptMs, 1),
    [`${where}: paint ms`]: rounded(cost.paintMs, 1),
    [`${where}: p95 paint ms`]: rounded(cost.slowPaintMs, 1),
  }
}

async function typeInto(page: Page): Promise<Cost> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.keyboard.type('a few keys first ')
  const paints = await page.evaluateHandle(() => {
    const taken: number[] = []
    const note = ({ timeStamp }: KeyboardEvent) =>
      requestAnimationFrame(() => setTimeout(() => taken.push(performance.now() - timeStamp)))
    addEventListener('keydown', note, true)
    return taken
  })
  const before = await scriptSeconds(session)
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'a', { delay: 20 })
  }
  await page.waitForFunction(([taken, count]) => taken.length >= count, [paints, keys] as const)
  const paintTimes = (await paints.jsonValue()).slice(0, keys)
  const scriptMs = ((await scriptSeconds(session)) - before) * 1000
  await session.detach()
  return {
    scriptMs: scriptMs / keys,
    paintMs: median(paintTimes),
    slowPaintMs: percentile(paintTimes, 95),
  }
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')!.value
}

async function addArticle(siteUrl: string, token: string, words: number): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const blogs = `${siteUrl}/api/admin/v1/blogs`
  const [{ _id }] = (await (await fetch(`${blogs}?limit=1`, { headers })).json()) as [
    { _id: string },
  ]
  const sample = (await (await fetch(`${blogs}/${_id}`, { headers })).json()) as {
    author_id: { _id: string }
  }
  const paragraph = `<p>${'jaw '.repeat(wordsInParagraph).trim()}</p>`
  const body = {
    ...sample,
    title: `An article of ${words} words`,
    author_id: sample.author_id._id,
    long_description: paragraph.repeat(words / wordsInParagraph),
  }
  const response = await fetch(blogs, { method: 'POST', headers, body: JSON.stringify(body) })
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`)
  return ((await response.json()) as { _id: string })._id
}
