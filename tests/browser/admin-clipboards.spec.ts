// Clipboards as programs write them: every figure, unit, exponent and cell stays at its place, or is named.
import { expect, test } from '../support/browser/admin-test.ts'
import { clipboards } from './clipboard/clipboards.ts'

test('no clipboard changes a figure without a word', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') violations.push(message.text())
  })
  await page.goto('/admin/blogs/add-blog')
  const text = page.getByRole('textbox', { name: 'Long Description' })
  const said = page.getByRole('status').filter({ hasText: /^Pasted\./ })
  await text.click()
  for (const { from, html, text: words, becomes, says } of clipboards) {
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await expect(text, from).toHaveText('')
    await text.evaluate(
      (element, [html, words]) => {
        const clipboardData = new DataTransfer()
        if (html) clipboardData.setData('text/html', html)
        if (words) clipboardData.setData('text/plain', words)
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        )
      },
      [html, words],
    )
    await expect(text, from).not.toHaveText('')
    expect.soft(await text.evaluate(shown), from).toBe(becomes)
    if (says) await expect.soft(said, from).toContainText(says)
    else await expect.soft(said, from).toHaveCount(0)
  }
  expect(violations).toEqual([])
})

test('a paste is taken back in one step, until something else is written', async ({ page }) => {
  await page.goto('/admin/blogs/add-blog')
  const text = page.getByRole('textbox', { name: 'Long Description' })
  await text.click()
  await page.keyboard.type('Typed just before. ')
  const pasteDeletion = () =>
    text.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', '<p>Take <del>500</del> 250 mg</p>')
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    })
  await pasteDeletion()
  await expect(text).toHaveText('Typed just before. Take 250 mg')
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).last()
  await undo.click()
  await expect(text).toHaveText('Typed just before.')
  await expect(page.getByText(/^Pasted\./)).toHaveCount(0)

  await pasteDeletion()
  const line = page.getByText('Pasted. 1 thing changed: Left out: 1 deleted passage.')
  await expect(line).toBeVisible()
  await page.keyboard.type(' a day')
  await expect(text).toHaveText('Typed just before. Take 250 mg a day')
  await expect(line).toBeVisible()
  await expect(line.locator('..').getByRole('button')).toHaveCount(0)
})

/** The editor's HTML without its own marks: a table's scroll box, widths, the line below the last block. */
function shown(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const own of copy.querySelectorAll('colgroup,br.ProseMirror-trailingBreak')) own.remove()
  return copy.innerHTML
    .replace(/<div class="tableWrapper">|<\/div>/g, '')
    .replace(/ (style|colspan|rowspan|class|rel|target|scope)="[^"]*"/g, '')
    .replace(/<(td|th)><p>(.*?)<\/p><\/\1>/g, '<$1>$2</$1>')
}
