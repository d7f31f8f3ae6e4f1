// Photographs every public page, every screen of the admin panel and the page of all parts, in three
// widths, light and dark: build/screenshots/index.html shows them side by side.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { createApp } from '../../server/app.ts'
import { readSettings } from '../../server/env.ts'
import { adminToken } from '../support/admin-token.ts'
import { openGallery, startGallery } from '../support/ui-gallery.ts'
import { contactSheet } from './contact-sheet.ts'
import { now, photograph, type Picture } from './photographer.ts'
import { type Shot, shots } from './shots.ts'

const folder = join(import.meta.dirname, '..', '..', 'build', 'screenshots')
const galleryFolders = ['ui/', 'components/', 'admin/']
const atOnce = 2

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const dataDir = await mkdtemp(join(tmpdir(), 'academy-screenshots-'))
const clock = () => now
const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' })
const site = await createApp(settings, { clock })
await site.listen({ port: 0, host: '127.0.0.1' })
const siteUrl = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`
const token = await adminToken(dataDir, 'admin@example.org', clock)

const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
const taken = new Map<string, Picture[]>(
  [...shots.map(({ name }) => name), ...galleryFolders.map(galleryName)].map((name) => [name, []]),
)
const failed: string[] = []
try {
  await addEnquiries()
  const gallery = await startGallery(browser)
  const works = [
    ...galleryFolders.map((part) => () => takeGallery(gallery.url, part)),
    ...shots.map((shot) => () => take(shot)),
  ]
  try {
    await Promise.all(Array.from({ length: atOnce }, () => workOff(works)))
  } finally {
    await gallery.stop()
  }
} finally {
  await browser.close()
  await site.close()
  await rm(dataDir, { recursive: true, force: true })
}

await writeFile(join(folder, 'index.html'), contactSheet(taken))
const count = [...taken.values()].flat().length
process.stdout.write(`${count} pictures: ${join(folder, 'index.html')}\n`)
for (const line of failed) process.stderr.write(`${line}\n`)
process.exit(failed.length > 0 ? 1 : 0)

async function workOff(works: (() => Promise<void>)[]): Promise<void> {
  for (let work = works.shift(); work; work = works.shift()) await work()
}

async function take(shot: Shot): Promise<void> {
  const { name, path, admin, steps } = shot
  async function open(page: Page): Promise<void> {
    await page.goto(siteUrl + path)
    await settled(page)
    await steps?.(page)
    await settled(page)
  }
  const origins = [{ origin: siteUrl, localStorage: [{ name: 'authToken', value: token }] }]
  const options = admin ? { storageState: { cookies: [], origins } } : {}
  await keep(name, () => photograph(browser, folder, { ...shot, open }, options))
}

async function takeGallery(url: string, part: string): Promise<void> {
  const name = galleryName(part)
  const open = (page: Page) => openGallery(page, url, part)
  await keep(name, () => photograph(browser, folder, { name, open }))
}

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
    const framework = document.querySelector('script[type=module]')
    const coming = document.querySelector('script[data-hydration], .skeleton, .editor-loading')
    return !coming && (!framework || 'hydrated' in document.documentElement.dataset)
  })
}

async function addEnquiries(): Promise<void> {
  const senders = ['Noor Haddad', 'Kofi Mensah', 'Lena Vogel']
  for (const [index, name] of senders.entries()) {
    await fetch(`${siteUrl}/api/user/v1/contact/send-message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name,
        email: `${name.split(' ')[0]!.toLowerCase()}@example.org`,
        message: 'My jaw clicks when I chew. Should I see a dentist first? '.repeat(1 + index * 4),
      }),
    })
  }
}
