import { test as base } from '@playwright/test'

export type SiteOptions = {
  /** The data directory of the site that the project's tests use. */
  dataDir: string
}

/** Tests that read what the site has stored or sent, or that intercept its traffic with the page. */
export const test = base.extend<SiteOptions>({
  dataDir: ['', { option: true }],
  page: async ({ page }, provide) => {
    await provide(page)
    // A response still held back at the end of a test would fail it, because its page is gone by then.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
