// The page of all parts. It exists only during development, so a development server serves it.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type SiteProcess, startDevelopmentSite } from '../site/site-process.ts'

export const galleryPath = '/dev/ui'

/** Starts a development server on its own port and opens all parts, once it has prepared them. */
export async function startGallery(page: Page): Promise<SiteProcess & AsyncDisposable> {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-gallery-'))
  const site = await startDevelopmentSite({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  })
  try {
    await openGallery(page, site.url)
    // A server that has just bundled its packages reloads the page; the editors need the last of them.
    await expect(page.locator('.ProseMirror')).toHaveCount(4)
    await page.waitForLoadState('networkidle')
    await page.locator('html[data-states-shown]').waitFor()
    await expect(page.locator('.ProseMirror')).toHaveCount(4)
  } catch (error) {
    await site.stop()
    throw error
  }
  return { ...site, [Symbol.asyncDispose]: () => site.stop() }
}

/** Opens the parts in folders with this prefix, all of them by default, with their states shown. */
export async function openGallery(page: Page, siteUrl: string, folder = ''): Promise<void> {
  await page.goto(`${siteUrl}${galleryPath}?in=${encodeURIComponent(folder)}`)
  // The first time, all packages have to be bundled: minutes on a busy machine.
  await page.locator('html[data-states-shown]').waitFor({ timeout: 300_000 })
}
