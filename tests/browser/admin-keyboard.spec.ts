// The tasks of doctors and the office, without a mouse.
import type { Page } from '@playwright/test'
import { expect, stopClock, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { pressOn, tabTo, waysToSee } from '../support/browser/keyboard.ts'
import { chooseImage, pictureFile } from '../support/browser/picture-files.ts'

for (const { name, width, height, forcedColors } of waysToSee) {
  test.describe(`without a mouse, ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ forcedColors })
    })

    // In a wide window `admin-whole-article.spec.ts` writes one.
    const narrow = width < 768 ? test : undefined
    narrow?.('an article is written', async ({ page }) => {
      const title = uniqueTitle('Typed')
      await page.goto('/admin/blogs')
      await pressOn(page, page.getByRole('link', { name: 'New Blog Post' }))
      await tabTo(page, page.getByLabel('Blog Title'))
      await page.keyboard.type(title)
      await page.keyboard.press('Tab')
      await page.keyboard.type('In short.')
      await writeLongText(page)
      await tabTo(page, page.getByLabel('Call Out'))
      await page.keyboard.type('Listen to it.')
      for (const field of ['Author', 'Solution']) {
        await tabTo(page, page.getByLabel(field))
        await page.keyboard.press('ArrowDown')
      }
      await tabTo(page, page.getByLabel('Tags', { exact: true }))
      await page.keyboard.type('Jaw')
      await page.keyboard.press('Enter')
      for (const field of ['Blog Summary', 'Image Description']) {
        await tabTo(page, page.getByRole('textbox', { name: field }))
        await page.keyboard.type('A jaw.')
      }
      // The system's own file chooser can't be tested.
      await chooseImage(page, pictureFile('small.png', 720, 440))
      await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible()
      await stopClock(page)
      await page.keyboard.press('Control+Enter')
      const dialog = page.getByRole('dialog', { name: 'Blog added successfully' })
      const close = dialog.getByRole('button', { name: 'Close' })
      // Meanwhile the picture is rendered in all its sizes.
      await expect(close).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/admin/blogs')
      await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
    })

    test('a doctor is viewed and deleted', async ({ page, records }) => {
      const doctor = await records.addDoctor({ name: uniqueTitle('Dr. Key') })
      await page.goto('/admin')
      if (width < 768) await pressOn(page, page.getByRole('button', { name: 'Menu', exact: true }))
      await pressOn(page, page.getByRole('link', { name: 'Doctor', exact: true }))
      await tabTo(page, page.getByRole('searchbox'))
      await page.keyboard.type(doctor.name)
      const menu = page.getByRole('button', { name: doctor.name })
      await pressOn(page, menu)
      await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'View Doctor' })).toBeVisible()
      await pressOn(page, page.getByRole('button', { name: 'Close', exact: true }))

      await pressOn(page, menu)
      await page.keyboard.press('End')
      await expect(page.getByRole('menuitem', { name: 'History' })).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'No, Cancel' })).toBeFocused()
      await pressOn(page, page.getByRole('button', { name: 'Yes, Delete' }))
      await expect(page.getByRole('row').filter({ hasText: doctor.name })).toHaveCount(0)
    })

    test('a tile of the dashboard, then out', async ({ page }) => {
      await page.goto('/admin')
      await pressOn(page, page.getByRole('button', { name: 'Analytics' }))
      await expect(page.getByRole('alert')).toContainText('Analytics clicked!')
      await expect(page.getByRole('link', { name: 'Open Analytics' })).toBeFocused()
      if (width < 768) {
        await tabTo(page, page.getByRole('button', { name: 'Menu', exact: true }), 'Shift+Tab')
        await page.keyboard.press('Enter')
      }
      await pressOn(page, page.getByRole('button', { name: 'Logout' }))
      await expect(page).toHaveURL('/')
    })
  })
}

async function writeLongText(page: Page) {
  await tabTo(page, page.getByRole('textbox', { name: 'Long Description' }))
  await page.keyboard.press('Control+Alt+2')
  await page.keyboard.type('Causes')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Clenching')
  const text = page.getByRole('textbox', { name: 'Long Description' })
  await expect(text.locator('h2')).toHaveText('Causes')
  await expect(text.locator('strong')).toHaveText('Clenching')
}
