// Photographs every public page, every screen of the admin panel and the page of all parts, in four
// widths, light and dark: build/screenshots/index.html shows them side by side.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { openGallery, startGallery } from '../support/browser/ui-gallery.ts'
import { contactSheet } from './contact-sheet.ts'
import { startPhotographedSite } from './photographed-site.ts'
import { photograph, type Picture } from './photographer.ts'
import type { Shot } from './public-shots.ts'
import { shots as allShots } from './shots.ts'

const folder = join(import.meta.dirname, '..', '..', 'build', 'screenshots')
const atOnce = 2
/** Only pictures whose name contains it. */
const filter = process.argv[2] ?? ''
const galleryFolders = filter ? [] : ['ui/', 'components/', 'admin/']
const shots = allShots.filter(({ name }) => name.includes(filter))

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const started = performance.now()
const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
const site = await startPhotographedSite()
const taken = new Map<string, Picture[]>(
  [...shots.map(({ name }) => name), ...galleryFolders.map(galleryName)].map((name) => [name, []]),
)
const failed: string[] = []
try {
  const gallery = filter ? undefined : await startGallery(await browser.newPage())
  const works = [
    ...(gallery ? galleryFolders.map((part) => () => takeGallery(gallery.url, part)) : []),
    ...shots.map((shot) => () => take(shot)),
  ]
  try {
    await Promise.all(Array.from({ length: atOnce }, () => workOff(works)))
  } finally {
    await gallery?.stop()
  }
} finally {
  await browser.close()
  await site.stop()
}

await writeFile(join(folder, 'index.html'), contactSheet(taken))
const count = [...taken.values()].flat().length
const seconds = Math.round((performance.now() - started) / 1000)
process.stdout.write(`${count} pictures in ${seconds} s: ${join(folder, 'index.html')}\n`)
for (const line of failed) process.stderr.write(`${line}\n`)
process.exit(failed.length > 0 ? 1 : 0)

async function workOff(works: (() => Promise<void>)[]): Promise<void> {
  for (let work = works.shift(); work; work = works.shift()) await work()
}

async function take(shot: Shot): Promise<void> {
  const { name, path, admin, role = 'owner', steps } = shot
  async function open(page: Page): Promise<void> {
    await page.goto(site.url + path)
    await settled(page)
    await steps?.(page)
    await settled(page)
  }
  const localStorage = [{ name: 'authToken', value: site.tokens[role] }]
  const storageState = { cookies: [], origins: [{ origin: site.url, localStorage }] }
  const options = admin ? { storageState } : {}
  await keep(name, () => photograph(browser, folder, { ...shot, open }, options))
}

async function takeGallery(url: string, part: string): Promise<void> {
  const name = galleryName(part)
  const open = (page: Page) => openGallery(page, url, part)
  await keep(name, () => photograph(browser, folder, { name, open }))
}

/** One page that can't be photographed keeps none of the others from it. */
async function keep(name: string, work: () => Promise<Picture[]>): Promise<void> {
  try {
    taken.set(name, await work())
  } catch (error) {
    failed.push(`${name}: ${String(error)}`)
  }
}

function galleryName(part: string): string {
  return `parts-${part.replace('/', '')}`
}

/** Scripts have started, and nothing holds the place of something that is still to come. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const scripts = document.querySelector('script[type=module], [data-islands-script]')
    const coming = document.querySelector('.skeleton, .editor-loading')
    return !coming && (!scripts || 'hydrated' in document.documentElement.dataset)
  })
}
