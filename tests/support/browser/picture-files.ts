import type { Page } from '@playwright/test'
import { hugePng } from '../data/pictures.ts'

export type PictureFile = { name: string; mimeType: string; buffer: Buffer }

/** A PNG of this size, as a file chooser returns it. */
export function pictureFile(name: string, width: number, height: number): PictureFile {
  return { name, mimeType: 'image/png', buffer: hugePng(width, height) }
}

export async function chooseImage(page: Page, file: PictureFile): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
}
