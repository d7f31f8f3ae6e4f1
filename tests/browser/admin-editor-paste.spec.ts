import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from '../support/browser/admin-test.ts'
import { html, open, paste } from '../support/browser/editor-parts.ts'

test('what Word copies becomes headings, paragraphs and real lists', async ({ page }) => {
  const violations = await open(page)
  const file = join(import.meta.dirname, 'clipboard', 'word.html')
  await paste(page, 'text/html', readFileSync(file, 'utf8'))
  expect(await html(page)).toBe(
    [
      '<h1>Jaw pain</h1>',
      '<p>Many people <strong>clench</strong> at night, as <em>some</em> studies say. See ',
      '<a href="https://www.nidcr.nih.gov/">NIDCR</a>.</p>',
      '<h3>What helps</h3>',
      '<ul><li><p>Soft food</p><ul><li><p>Soup</p></li></ul></li><li><p>Rest</p></li></ul>',
      '<p>Then:</p>',
      '<ol><li><p>Call us</p></li><li><p>Come by</p></li></ol>',
      '<table><tbody><tr><td>Morning</td><td>Warm pack</td></tr></tbody></table>',
    ].join(''),
  )
  expect(await page.evaluate(() => (globalThis as { __x?: number }).__x)).toBeUndefined()
  expect(violations).toEqual([])
})

test('what Google Docs copies keeps its meaning and loses its styles', async ({ page }) => {
  const violations = await open(page)
  const file = join(import.meta.dirname, 'clipboard', 'google-docs.html')
  await paste(page, 'text/html', readFileSync(file, 'utf8'))
  expect(await html(page)).toBe(
    [
      '<h1>Jaw pain</h1>',
      '<p>Many people <strong>clench</strong> at night, as <em>some</em> <u>studies</u> say. See ',
      '<a href="https://www.nidcr.nih.gov/">NIDCR</a>.</p>',
      '<ul><li><p>Soft food</p><ul><li><p>Soup</p></li></ul></li><li><p>Rest</p></li></ul>',
    ].join(''),
  )
  expect(violations).toEqual([])
})

test('a word pasted into a sentence stays in it; plain text keeps its paragraphs', async ({
  page,
}) => {
  await open(page)
  await page.keyboard.type('one  three')
  for (const _letter of ' three') await page.keyboard.press('ArrowLeft')
  await paste(page, 'text/html', '<meta charset="utf-8"><span style="color:red">two</span>')
  expect(await html(page)).toBe('<p>one two three</p>')
  await page.keyboard.press('Control+a')
  await paste(page, 'text/plain', 'first\n\nsecond')
  expect(await html(page)).toBe('<p>first</p><p>second</p>')
})

test('copying within the editor keeps everything', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await paste(page, 'text/html', '<ul><li>a</li><li><b>b</b></li></ul>')
  const list = '<ul><li><p>a</p></li><li><p><strong>b</strong></p></li></ul>'
  expect(await html(page)).toBe(list)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+x')
  expect(await html(page)).not.toContain('<li>')
  await page.keyboard.press('Control+v')
  expect(await html(page)).toBe(list)
})
