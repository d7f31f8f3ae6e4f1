// One page for one test after the other: a page of its own costs a test three times what another visit does.
import type { Browser, BrowserContext, CDPSession, Disposable, Page } from '@playwright/test'

type Undo = () => Promise<unknown>

export type KeptPage = {
  context: BrowserContext
  page: Page
  /** Takes back what the test did beside loading pages. */
  undo: Undo[]
  /** Whether a test did what can't be undone: the page is then for no other test. */
  isChanged: boolean
}

/** A small file of the site: where the page waits, so that its storage can be reached. */
export const waitingPath = '/favicon.svg'

type Call = (...args: unknown[]) => unknown
/** How to take back what a call did, given what it returned. */
type UndoneBy = (target: Page & BrowserContext, returned: never) => Promise<unknown>

const dispose: UndoneBy = (_, added: Disposable) => added.dispose()
const withoutHeaders: UndoneBy = (target) => target.setExtraHTTPHeaders({})
const added = { addInitScript: dispose, exposeFunction: dispose, exposeBinding: dispose }

const undoneBy: Record<'page' | 'context' | 'clock', Record<string, UndoneBy | undefined>> = {
  page: { ...added, setExtraHTTPHeaders: withoutHeaders, close: undefined },
  context: {
    ...added,
    setExtraHTTPHeaders: withoutHeaders,
    grantPermissions: (context) => context.clearPermissions(),
    newCDPSession: (_, session: CDPSession) => session.detach(),
    setOffline: (context) => context.setOffline(false),
    route: (context) => context.unrouteAll({ behavior: 'ignoreErrors' }),
    close: undefined,
  },
  clock: { install: undefined, setFixedTime: undefined, setSystemTime: undefined },
}

const pageEvents = [
  ...['close', 'console', 'crash', 'dialog', 'download', 'filechooser', 'framenavigated', 'load'],
  ...['pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response'],
] as const

/** Opens a page in a context of its own. */
export async function openKeptPage(browser: Browser): Promise<KeptPage> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const kept: KeptPage = { context, page, undo: [], isChanged: false }
  const targets = { page, context, clock: page.clock }
  for (const [name, calls] of Object.entries(undoneBy)) {
    const target = targets[name as keyof typeof targets]
    for (const [call, undo] of Object.entries(calls)) {
      const original = Reflect.get(target, call) as Call
      Reflect.set(target, call, async (...args: unknown[]) => {
        if (!undo) kept.isChanged = true
        const returned = await Reflect.apply(original, target, args)
        if (undo) kept.undo.push(() => undo(target as Page & BrowserContext, returned as never))
        return returned
      })
    }
  }
  return kept
}

/** Makes the page as if nobody had used it, but for files that the browser has kept. */
export async function cleanKeptPage(
  { context, page, undo }: KeptPage,
  viewport: { width: number; height: number },
): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of pageEvents) page.removeAllListeners(event)
  context.removeAllListeners('page')
  for (const takeBack of undo.splice(0)) await takeBack()
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
