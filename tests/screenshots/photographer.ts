import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { academy } from '../../content/academy.ts'

export const widths = [1920, 1280, 768, 375] as const
export const schemes = ['light', 'dark'] as const
const height = 900

/** The moment at which all pages are photographed. */
export const now = new Date('2026-01-15T15:00:00.000Z')

export type Picture = { file: string; width: number; scheme: (typeof schemes)[number] }

type Sitting = {
  name: string
  open: (page: Page) => Promise<void>
  widths?: readonly number[] | undefined
  window?: boolean | undefined
}

/** Opens a page once and photographs it in every width and scheme. */
export async function photograph(
  browser: Browser,
  folder: string,
  sitting: Sitting,
  options: BrowserContextOptions = {},
): Promise<Picture[]> {
  const context = await browser.newContext({
    viewport: { width: widths[0], height },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: academy.timeZone,
    // So that the style below may be added.
    bypassCSP: true,
    ...options,
  })
  try {
    await context.clock.setFixedTime(now)
    const page = await context.newPage()
    await sitting.open(page)
    await page.addStyleTag({ content: '* { caret-color: transparent !important }' })
    const session = await context.newCDPSession(page)
    const pictures: Picture[] = []
    for (const width of sitting.widths ?? widths) {
      await page.setViewportSize({ width, height })
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme })
        await picturesLoaded(page)
        const file = `${sitting.name}-${width}-${scheme}.png`
        await writeFile(join(folder, file), await capture(page, session, sitting.window))
        pictures.push({ file, width, scheme })
      }
    }
    return pictures
  } finally {
    await context.close()
  }
}

/** Pictures far below the window are loaded too. */
async function picturesLoaded(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
}

/** Playwright's own takes several times as long to write the same picture. */
async function capture(page: Page, session: CDPSession, window = false): Promise<Buffer> {
  const size = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }))
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(!window && { captureBeyondViewport: true, clip: { x: 0, y: 0, ...size, scale: 1 } }),
  })
  return Buffer.from(data, 'base64')
}
