// How the panel's screens load with an empty cache on a slow connection: few files, and no layout shift.
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, test, uniqueTitle } from '../support/browser/admin-test.ts'

const mostFiles = 15
/** Compressed bytes of the scripts of a screen, editor included: no screen needs words of the site's pages. */
const mostBytes = 290_000
const mostShift = 0.01

/** Delays each script and each API response, and the editor until the rest is rendered. */
async function slowDown(page: Page): Promise<void> {
  // Pages with routed requests have no cache.
  await page.route(/\/assets\/.*\.js|\/api\//, async (route) => {
    await wait(route.request().url().includes('/assets/rich-text-editor-') ? 400 : 50)
    await route.continue()
  })
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    const note = (list: PerformanceEntryList) =>
      shifts.push(...list.map((entry) => (entry as PerformanceEntry & { value: number }).value))
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, {
      shiftSoFar() {
        note(observer.takeRecords())
        return shifts.reduce((total, shift) => total + shift, 0)
      },
    })
  })
}

const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    // Waits for the last frame, which counts as well.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return (globalThis as unknown as { shiftSoFar(): number }).shiftSoFar()
  })

for (const [name, viewport] of Object.entries({
  phone: { width: 375, height: 812 },
  desktop: { width: 1280, height: 900 },
})) {
  test(`no screen moves while it loads, and each loads few files: ${name}`, async ({
    page,
    records,
  }) => {
    const blog = await records.addBlog(uniqueTitle('Standing still'))
    const doctor = await records.addDoctor({
      name: uniqueTitle('Dr. Still'),
      description: `<p>${'Treats jaws. '.repeat(60)}</p><ul><li>Jaws</li></ul>`,
    })
    const silent = await records.addDoctor({ name: uniqueTitle('Dr. Silent') })
    await page.setViewportSize(viewport)
    await slowDown(page)
    await watchShifts(page)
    let files = 0
    let bytes = 0
    page.on('response', (response) => {
      if (!response.url().endsWith('.js')) return
      files += 1
      bytes += Number(response.headers()['content-length'])
    })

    const rows = page.getByRole('row')
    const editor = page.locator('.ProseMirror[role=textbox]')
    const blogForm = '/admin/blogs/add-blog'
    const doctorForm = '/admin/doctor/add-doctor'
    const everywhere = [
      ['/admin', page.getByRole('button', { name: 'Meter' })],
      ['/admin/form-submissions', page.locator('.record-table, .list-note')],
      ['/admin/blogs', rows.nth(1)],
      [`${blogForm}?id=${blog._id}`, editor.nth(2)],
      [`${doctorForm}?id=${doctor._id}`, editor],
    ] as const
    // The other screens have the layout of one of those above.
    const onPhones = [
      ['/admin/doctor', rows.nth(1)],
      [blogForm, editor.nth(2)],
      [`${blogForm}?id=${blog._id}&view=1`, editor.nth(2)],
      [doctorForm, editor],
      [`${doctorForm}?id=${silent._id}&view=1`, editor],
    ] as const
    for (const [path, loaded] of name === 'phone' ? [...everywhere, ...onPhones] : everywhere) {
      files = 0
      bytes = 0
      await page.goto(path)
      await expect(loaded.first()).toBeVisible()
      expect(await shiftOf(page), path).toBeLessThanOrEqual(mostShift)
      expect(files, path).toBeLessThanOrEqual(mostFiles)
      expect(bytes, path).toBeLessThanOrEqual(mostBytes)
    }
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toBeVisible()
    expect(await shiftOf(page), 'log-in').toBeLessThanOrEqual(mostShift)
  })
}

test('a form can be filled in while its editor is still on its way', async ({ page }) => {
  let arrive = () => {}
  const held = new Promise<void>((done) => (arrive = done))
  await page.route('**/assets/rich-text-editor-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/admin/blogs/add-blog')
  await page.getByLabel('Blog Title').fill('Early')
  await expect(page.getByRole('textbox', { name: 'Long Description' })).toHaveCount(0)
  arrive()
  await page.getByRole('textbox', { name: 'Long Description' }).fill('Late')
  await expect(page.getByLabel('Blog Title')).toHaveValue('Early')
})
