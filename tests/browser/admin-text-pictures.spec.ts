// Pictures inserted into a text by paste, by drop and from the library.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { padded, photo } from '../support/data/pictures.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Description' })

/** Pastes files, or drops them in the middle of the text. */
async function give(page: Page, kind: 'paste' | 'drop', files: Record<string, Buffer>) {
  const bytes = Object.entries(files).map(
    ([name, data]) => [name, data.toString('base64')] as const,
  )
  await editor(page).evaluate(
    (element, { kind, bytes }) => {
      const transfer = new DataTransfer()
      for (const [name, data] of bytes) {
        const content = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([content], name, { type: 'image/png' }))
      }
      const { left, top, width, height } = element.getBoundingClientRect()
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent('drop', {
              ...{ ...options, dataTransfer: transfer },
              ...{ clientX: left + width / 2, clientY: top + height / 2 },
            }),
      )
    },
    { kind, bytes },
  )
}

test('pictures are pasted, dropped and chosen; what is wrong with one is said in its dialog', async ({
  page,
  records,
}) => {
  await page.goto('/admin/doctor/add-doctor')
  await editor(page).click()
  await page.keyboard.type('Rest the jaw.')
  const dialog = page.getByRole('dialog', { name: 'Add picture' })
  const problem = dialog.getByRole('alert')
  const insert = dialog.getByRole('button', { name: 'Insert' })
  const fine = await photo(60, 35, 'png')
  for (const [file, words] of [
    [Buffer.from('Hello'), 'Invalid image file.'],
    [padded(fine, 2 * 1024 * 1024 + 1), 'Image size exceeds 2MB. Please upload a smaller file.'],
  ] as const) {
    await give(page, 'paste', { 'jaw.png': file })
    await insert.click()
    await expect(problem).toHaveText(words)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
  }

  await give(page, 'drop', { 'one.png': fine, 'two.png': await photo(60, 36, 'png') })
  await expect(dialog.getByText('2 pictures, one after the other.')).toBeVisible()
  await dialog.getByLabel('Alternative text').fill('A jaw')
  await insert.click()
  await expect(dialog.getByText('one after the other')).toHaveCount(0)
  await dialog.getByLabel('Decoration').check()
  await insert.click()
  const pictures = editor(page).locator('figure img')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('src', /^\/images\//)
  }

  const names = [uniqueTitle('Molar'), uniqueTitle('Gone')]
  const [molar, gone] = await Promise.all(
    names.map(async (name) => {
      const form = new FormData()
      const bytes = new Uint8Array(await photo(64, 40 + names.indexOf(name), 'png'))
      form.append('image', new File([bytes], `${name}.png`, { type: 'image/png' }))
      const { imageUrl } = await records.upload(form)
      return { name, id: imageUrl.slice('/images/'.length, -'.jpg'.length) }
    }),
  )
  await records.json('PUT', `/admin/v1/images/${molar!.id}`, {
    ...{ name: molar!.name, alt: 'A molar', decorative: false, focal: { x: 0.5, y: 0.5 } },
  })
  // Leaves the caption, in which the tool would change its picture.
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const choosing = page.getByRole('dialog', { name: 'Choose a picture' })
  const choose = dialog.getByRole('button', { name: 'Choose from pictures' })
  await choose.click()
  const goneButton = choosing.getByRole('button', { name: gone!.name })
  await expect(goneButton).toBeVisible()
  await records.call('DELETE', `/admin/v1/images/${gone!.id}`)
  await goneButton.click()
  await expect(problem).toHaveText('This picture has been deleted meanwhile. Choose another one.')
  await expectAccessible(page)
  await choose.click()
  await choosing.getByRole('button', { name: molar!.name }).click()
  await expect(dialog.getByLabel('Alternative text')).toHaveValue('A molar')
  await expect(problem).toHaveText('')
  await insert.click()
  await expect(pictures).toHaveCount(3)
  await expect(editor(page)).toContainText('Rest the jaw.')
})
