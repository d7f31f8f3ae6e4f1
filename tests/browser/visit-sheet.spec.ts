import { expect, type Locator, type Page, test } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { dangerSigns } from '../../content/danger-signs.ts'
import { addressOf, medicalPages } from '../../content/medical-pages.ts'
import { conditionQuestions } from '../../content/visit-questions.ts'

/** How many sheets the page takes. */
async function sheets(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1')
  return pdf.match(/\/Type \/Page\b/g)!.length
}

async function readCode(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

test('the sheet about each condition and guide is one printed page, in large print two', async ({
  page,
  baseURL,
}) => {
  for (const medical of medicalPages) {
    const { id, help } = medical
    await page.goto(`/visit-sheet?condition=${id}&doctor=dr-samuel-okafor`)
    const sheet = page.locator('.visit-sheet')
    await page.emulateMedia({ media: 'print' })
    await expect(sheet.getByText('My visit to Dr. Samuel Okafor on')).toBeVisible()
    await expect(sheet.getByRole('img', { name: /^Outlines of a head/ })).toBeVisible()
    const questions = sheet.locator('.visit-part-questions').getByRole('listitem')
    await expect(questions, id).toHaveText(conditionQuestions[id]!.slice(0, 3))
    await expect(sheet.getByRole('row', { name: 'Night' }).getByRole('cell')).toHaveCount(14)
    for (const sign of help.filter((one) => dangerSigns[one].level !== 'soon')) {
      await expect(sheet, id).toContainText(dangerSigns[sign].brief)
    }
    await expect(sheet).toContainText('Not yet reviewed by a doctor')
    const code = sheet.getByRole('img', { name: /^A code that leads to/ })
    expect(await readCode(code), id).toBe(`${baseURL}${addressOf(medical)}`)
    for (const format of ['Letter', 'A4'] as const) expect(await sheets(page, format), id).toBe(1)

    await page.emulateMedia({ media: null })
    await page.getByLabel('Large print').check()
    for (const format of ['Letter', 'A4'] as const) expect(await sheets(page, format), id).toBe(2)
  }
})

test('a condition page, the finder and a doctor lead to their sheet', async ({ page }) => {
  await page.goto('/solution/jaw')
  await page.getByRole('link', { name: 'Take it with me' }).first().click()
  await expect(page).toHaveURL('/visit-sheet?condition=jaw')
  await page.goto('/find-a-doctor?condition=tmd')
  await page.getByRole('link', { name: 'A sheet for my visit' }).first().click()
  await expect(page).toHaveURL(/\/visit-sheet\?condition=tmd&doctor=dr-/)
  await expect(page.getByLabel('Add questions about')).toHaveValue('tmd')
  await page.goto('/doctors/dr-samuel-okafor')
  await page.getByRole('link', { name: 'A sheet for my visit' }).click()
  await page.getByLabel('Add questions about').selectOption({ label: 'Jaw' })
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page).toHaveURL('/visit-sheet?condition=jaw&doctor=dr-samuel-okafor')
})
