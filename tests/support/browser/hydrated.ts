import { expect, type Page } from '@playwright/test'

/** Waits until the page's scripts are running. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}
