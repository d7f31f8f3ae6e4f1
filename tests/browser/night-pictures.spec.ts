import { expect } from '@playwright/test'
import { test } from '../support/browser/site-test.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '..', '..', 'public', 'pictures')
/** The luminance at which L* is 80, on a screen's scale from 0 to 255. */
const brightest = 198

test('no drawing dazzles at night: at most a twentieth of it is lighter than L* 80', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 400, height: 300 })
  for (const file of globSync('{conditions,about,benefits}/*.svg', { cwd: folder }).concat(
    'hero-day.svg',
    'hero-night.svg',
    'head-map.svg',
    'body-map.svg',
    'contact.svg',
    'lost.svg',
    'placeholder.svg',
    'avatar.svg',
  )) {
    const drawing = readFileSync(join(folder, file)).toString('base64')
    // The page before may show a drawing, whose document takes no HTML.
    await page.goto('about:blank')
    await page.setContent(
      `<meta name="color-scheme" content="light dark"><style>body{margin:0}img{width:400px;height:300px}</style><img src="data:image/svg+xml;base64,${drawing}">`,
    )
    await page.evaluate(() => document.images[0]!.decode())
    const { data } = await sharp(await page.screenshot())
      .grayscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const light = data.filter((value) => value > brightest).length / data.length
    expect(light, file).toBeLessThanOrEqual(0.05)
  }
})
