import { test as base } from '@playwright/test'

export type SiteOptions = {
  /** The data directory of the site that the project's tests use. */
  dataDir: string
}

/** Tests that look at what the site under test has stored or sent. */
export const test = base.extend<SiteOptions>({ dataDir: ['', { option: true }] })
