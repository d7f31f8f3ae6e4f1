// Titles and pictures as staff write and choose them, seen by readers with narrow screens.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/admin-test.ts'
import { pictureFile } from '../support/browser/picture-files.ts'

const title = 'Temporomandibular pain: a non-surgical, evidence-based self-test'

test('the words of a title stay whole at 320 px, and can be copied and found', async ({
  page,
  records,
}) => {
  const blog = await records.addBlog(title)
  const other = await records.addBlog('Otorhinolaryngology, follow-up and self-management')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [`/articles/${blog._id}`, `/articles/${other._id}`, '/articles']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const own = [blog, other].map(({ _id }) => `a[href="/articles/${_id}"]`).join()
    expect(
      await brokenWords(page, `h1, .article-card-title:is(${own}, :has(${own}))`),
      path,
    ).toEqual([])
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways, path).toBeLessThanOrEqual(0)
  }
  await page.goto(`/articles/${blog._id}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  await expect(heading).toHaveAccessibleName(title)
  const copied = await heading.evaluate((element) => {
    element.style.textTransform = 'none'
    getSelection()!.selectAllChildren(element)
    return getSelection()!.toString()
  })
  expect(copied).toBe(title)
  for (const words of ['a non-surgical, evidence-based', 'Temporomandibular pain']) {
    expect(await page.evaluate(`getSelection().empty(), find(${JSON.stringify(words)})`)).toBe(true)
  }
})

/** Words that are split between lines. */
function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const broken: string[] = []
    for (const title of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode as Text
        for (const { 0: word, index } of node.data.matchAll(/[^\s]+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      }
    }
    return broken
  }, selector)
}

test('a tall picture of an article is shown whole on part of the screen; a recommended one fills its width', async ({
  page,
  records,
}) => {
  const kinds = { tall: { width: 300, height: 900 }, wide: { width: 720, height: 440 } }
  for (const [kind, { width, height }] of Object.entries(kinds)) {
    const { buffer } = pictureFile(`${kind}.png`, width, height)
    await page.route(`**/images/*-${width}x${height}*`, (route) =>
      route.fulfill({ body: buffer, contentType: 'image/png' }),
    )
    const address = `/images/${'0'.repeat(32)}-${width}x${height}.jpg`
    const blog = await records.addBlog(`A ${kind} picture`, { image_url: address })
    for (const [screenWidth, screenHeight] of screens) {
      await page.setViewportSize({ width: screenWidth, height: screenHeight })
      await page.goto(`/articles/${blog._id}`)
      const picture = page.locator('.article-figure img')
      await expect(picture).toHaveJSProperty('complete', true)
      await expect(picture, 'the picture itself').toHaveAttribute('data-fallback')
      const shown = (await picture.boundingBox())!
      await expect(picture).toHaveCSS('object-fit', 'contain')
      if (kind === 'tall') expect(shown.height).toBeLessThanOrEqual(0.7 * screenHeight)
      else expect(shown.width / shown.height).toBeCloseTo(width / height, 2)
    }
  }
})

const screens = [
  [320, 640],
  [375, 800],
  [768, 1024],
  [1280, 900],
] as const
