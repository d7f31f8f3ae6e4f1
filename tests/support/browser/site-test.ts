import { test as base } from '@playwright/test'
import { cleanKeptPage, type KeptPage, openKeptPage } from './kept-page.ts'

export type SiteOptions = {
  /** The data directory of the site that the project's tests use. */
  dataDir: string
}

type Worker = { kept: { page?: KeptPage; options?: string } }

/**
 * Tests of a running site. Their page is one that an earlier test of the worker has used, cleaned, unless that
 * test changed it for good or had other options. Files that the browser loaded before are in its cache.
 */
export const test = base.extend<SiteOptions, Worker>({
  dataDir: ['', { option: true }],
  // oxlint-disable-next-line no-empty-pattern
  kept: [({}, provide) => provide({}), { scope: 'worker' }],
  context: async (
    { browser, kept, baseURL, viewport, bypassCSP, hasTouch, javaScriptEnabled, timezoneId },
    provide,
    testInfo,
  ) => {
    const options = JSON.stringify([baseURL, bypassCSP, hasTouch, javaScriptEnabled, timezoneId])
    const isFit = kept.page && kept.options === options
    if (!isFit) {
      await kept.page?.context.close()
      Object.assign(kept, { page: await openKeptPage(browser), options })
    }
    const used = kept.page!
    await provide(used.context)
    const isOver = used.isChanged || testInfo.status !== testInfo.expectedStatus
    const isClean =
      !isOver &&
      (await cleanKeptPage(used, viewport!).then(
        () => true,
        // The site of this test, or its page, is gone.
        () => false,
      ))
    if (isClean) return
    delete kept.page
    // A response still held back at the end of a test would fail it, because its page is gone by then.
    await used.page.unrouteAll({ behavior: 'ignoreErrors' })
    await used.context.close()
  },
  page: async ({ context }, provide) => provide(context.pages()[0]!),
})
