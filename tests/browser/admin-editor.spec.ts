import { expect } from '@playwright/test'
import { expectAccessible, stopClock, test, uniqueTitle } from '../support/browser/admin-test.ts'
import { editor, tool, html, open, paste } from '../support/browser/editor-parts.ts'

const formats = [
  ['Heading 1', 'Control+Alt+1', '<h1>word</h1>'],
  ['Heading 2', 'Control+Alt+2', '<h2>word</h2>'],
  ['Bold', 'Control+b', '<p><strong>word</strong></p>'],
  ['Italic', 'Control+i', '<p><em>word</em></p>'],
  ['Underline', 'Control+u', '<p><u>word</u></p>'],
  ['Blockquote', 'Control+Shift+b', '<blockquote><p>word</p></blockquote>'],
  ['Code block', 'Control+Alt+c', '<pre><code>word</code></pre>'],
  ['Ordered list', 'Control+Shift+7', '<ol><li><p>word</p></li></ol>'],
  ['Bullet list', 'Control+Shift+8', '<ul><li><p>word</p></li></ul>'],
] as const

test('every format is put on and taken off by button and by keys', async ({ page }) => {
  await open(page)
  await page.keyboard.type('word')
  await page.keyboard.press('Control+a')
  for (const [name, keys, expected] of formats) {
    await test.step(name, async () => {
      await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'false')
      await tool(page, name).click()
      await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true')
      expect(await html(page)).toBe(expected)
      await page.keyboard.press(keys)
      expect(await html(page)).toBe('<p>word</p>')
      await page.keyboard.press(keys)
      expect(await html(page)).toBe(expected)
      await page.keyboard.press(keys)
    })
  }
})

test('the toolbar is one stop for the Tab key, and arrows go from button to button', async ({
  page,
}) => {
  await open(page)
  await page.keyboard.press('Shift+Tab')
  await expect(tool(page, 'Heading 1')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Heading 2')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tool(page, 'Find')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Heading 1')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(tool(page, 'Callout')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(tool(page, 'Callout')).toBeFocused()
  await expectAccessible(page)
})

test('links: checked, completed, changed and removed', async ({ page }) => {
  await open(page)
  await page.keyboard.type('word')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Add link' })
  await expect(dialog.getByLabel('Link address')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Link address').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Enter a web address')).toBeVisible()
  await dialog.getByLabel('Link address').fill('example.org/page')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(editor(page)).toBeFocused()
  expect(await html(page)).toBe('<p><a href="https://example.org/page">word</a></p>')
  await expect(tool(page, 'Link')).toHaveAttribute('aria-pressed', 'true')

  await tool(page, 'Link').click()
  const again = page.getByRole('dialog', { name: 'Edit link' })
  await expect(again.getByLabel('Link address')).toHaveValue('https://example.org/page')
  await again.getByLabel('Link address').fill('//example.org')
  await page.keyboard.press('Enter')
  await expect(again.getByText('Enter a web address')).toBeVisible()
  await again.getByLabel('Link address').fill('/articles/jaw-pain')
  await page.keyboard.press('Enter')
  await expect(again).toHaveCount(0)
  expect(await html(page)).toBe('<p><a href="/articles/jaw-pain">word</a></p>')
  await tool(page, 'Link').click()
  await again.getByRole('button', { name: 'Remove link' }).click()
  expect(await html(page)).toBe('<p>word</p>')
  await expect(page.getByRole('heading', { name: 'Add New Doctor' })).toBeVisible()
  await paste(
    page,
    'text/html',
    '<p><a href="/contact">a</a> <a href="#part">b</a> <a href="#_Toc1">c</a> <a href="//x.y">d</a></p>',
  )
  expect(await html(page)).toContain('<a href="/contact">a</a> <a href="#part">b</a> c d')
})

test('H-15: what may be written goes through the editor and back unchanged', async ({
  page,
  records,
}) => {
  const description = [
    '<h1>One</h1><h2>Two</h2><p>a <strong>b</strong> <em>c</em> <u>d</u> <code>e</code><br>f</p>',
    '<blockquote><p>quote</p></blockquote><pre><code>code  block</code></pre>',
    '<ol><li><p>one</p><ul><li><p>two</p></li></ul></li></ol>',
    '<p><a href="https://example.org/" rel="noopener nofollow">x</a> ',
    '<a href="mailto:a@example.org" rel="noopener nofollow">y</a> ',
    '<a href="tel:+15550100" rel="noopener nofollow">z</a></p>',
  ].join('')
  const doctor = await records.addDoctor({ name: uniqueTitle('Dr. Rich'), description })
  await page.goto(`/admin/doctor/add-doctor?id=${doctor._id}`)
  await editor(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('!')
  await page.keyboard.press('Backspace')
  await page.getByLabel('Location').fill('Boston')
  await stopClock(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog', { name: 'Doctor updated successfully.' })).toBeVisible()
  const saved = (await records.authors()).find(({ _id }) => _id === doctor._id)
  expect(saved!.description).toBe(doctor.description)
})

test('the editor’s scripts come with the forms only', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/admin/doctor')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('rich-text-editor'))).toEqual([])
  await page.getByRole('link', { name: 'Add New Doctor' }).click()
  await expect(editor(page)).toBeVisible()
  expect(scripts.filter((url) => url.includes('rich-text-editor'))).toHaveLength(1)
})
