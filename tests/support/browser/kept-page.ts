// One page for one test after the other: a page of its own costs a test three times what another visit does.
import type { Browser, BrowserContext, Page } from '@playwright/test'

export type KeptPage = {
  context: BrowserContext
  page: Page
  /** Whether a test did what can't be undone: the page is then for no other test. */
  isChanged: boolean
}

/** A small file of the site: where the page waits, so that its storage can be reached. */
export const waitingPath = '/favicon.svg'

const lastingCalls = {
  page: ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'close'],
  context: ['addInitScript', 'grantPermissions', 'newCDPSession', 'setOffline', 'route', 'close'],
  clock: ['install', 'setFixedTime', 'setSystemTime'],
}

const pageEvents = [
  ...['close', 'console', 'crash', 'dialog', 'download', 'filechooser', 'framenavigated', 'load'],
  ...['pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response'],
] as const

/** Opens a page in a context of its own. */
export async function openKeptPage(browser: Browser): Promise<KeptPage> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const kept: KeptPage = { context, page, isChanged: false }
  const targets = { page, context, clock: page.clock }
  for (const [name, calls] of Object.entries(lastingCalls)) {
    const target = targets[name as keyof typeof targets]
    for (const call of calls) {
      const original = Reflect.get(target, call) as (...args: unknown[]) => unknown
      Reflect.set(target, call, (...args: unknown[]) => {
        kept.isChanged = true
        return Reflect.apply(original, target, args)
      })
    }
  }
  return kept
}

/** Makes the page as if nobody had used it, but for files that the browser has kept. */
export async function cleanKeptPage(
  { context, page }: KeptPage,
  viewport: { width: number; height: number },
): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of pageEvents) page.removeAllListeners(event)
  context.removeAllListeners('page')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(waitingPath)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
  })
  await context.clearCookies()
  const asUsual = { colorScheme: null, contrast: null, forcedColors: null, reducedMotion: null }
  await page.emulateMedia({ media: null, ...asUsual })
  await page.setViewportSize(viewport)
  // Out of the window: nothing is pointed at.
  await page.mouse.move(-1, -1)
}
