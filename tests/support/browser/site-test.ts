import { test as base } from '@playwright/test'

export type SiteOptions = {
  /** The data directory of the site that the project's tests use. */
  dataDir: string
}

/** Tests that look at what the site under test has stored or sent, or that stand between it and the page. */
export const test = base.extend<SiteOptions>({
  dataDir: ['', { option: true }],
  page: async ({ page }, provide) => {
    await provide(page)
    // A response that a test still holds back when it ends would fail it: its page is gone by then.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
