import { expect, type Page } from '@playwright/test'
import { test } from '../support/browser/site-test.ts'
import { axeViolations, wcagTags } from '../support/browser/axe.ts'
import { layoutShift } from '../support/browser/layout-shift.ts'
import { watchForFaults } from '../support/browser/page-faults.ts'
import { errorPaths, furtherPublicPaths, publicPaths } from '../support/requests/public-paths.ts'
import { longLines } from '../support/data/long-lines.ts'
import { smallTexts } from '../support/data/small-texts.ts'

async function wholePageSeen(page: Page) {
  await page.evaluate(async () => {
    // The description of the API is two hundred windows long, and all alike.
    const step = Math.max(innerHeight, document.body.scrollHeight / 40)
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      scrollTo(0, y)
      // On a busy machine Chromium may draw no frame for minutes.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 1000)
      })
    }
    scrollTo(0, 0)
  })
}

/** Elements with a name that an earlier one has. */
function sameIds(page: Page) {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) < index)
  })
}

/** All operations of the API, tens of thousands of elements, are made of the same parts as the first. */
function fewOperations(page: Page) {
  const groups = page.locator('.api-docs-groups > section:nth-child(n + 4)')
  return groups.evaluateAll((later) => later.forEach((group) => group.remove()))
}

async function faultsFoundByAxe(page: Page, rules?: string[]) {
  await fewOperations(page)
  const scope = rules ? { rules } : { tags: [...wcagTags, 'best-practice'] }
  const violations = await axeViolations(page, scope)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

function sidewaysScrolling(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** In another look the same elements have other colours, sizes and places; nothing else differs for axe. */
const rulesOfLooks = ['color-contrast', 'target-size', 'link-in-text-block']
/** In a wide window the head and the menu have other elements too. */
const wideElements = new Set(['/', '/articles'])

/** Pages of a kind differ only in their words: axe checks one of them. Errors are checked in one look. */
const groups = [
  { name: 'kinds of pages', paths: publicPaths, width: 375, colorScheme: 'light', judged: true },
  {
    name: 'other pages',
    paths: furtherPublicPaths,
    width: 375,
    colorScheme: 'light',
    judged: false,
  },
  { name: 'error pages', paths: errorPaths, width: 375, colorScheme: 'light', judged: true },
  { name: 'kinds of pages', paths: publicPaths, width: 1280, colorScheme: 'dark', judged: true },
] as const

for (const { name, paths, width, colorScheme, judged } of groups) {
  test(`G-20: all ${name} at ${width} px, ${colorScheme}`, async ({ page, baseURL }) => {
    const faults = await watchForFaults(page, new URL(baseURL!).origin)
    await page.emulateMedia({ colorScheme })
    // Each page as its first visitors see it, without anything that an earlier page has loaded.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width, height: 900 })
        const response = await page.goto(path)
        await wholePageSeen(page)
        await page.waitForLoadState('networkidle')

        expect.soft(await sameIds(page), path).toEqual([])
        expect.soft(await smallTexts(page), path).toEqual([])
        expect.soft(await layoutShift(page), path).toBe(0)

        expect.soft(await sidewaysScrolling(page), path).toBeLessThanOrEqual(0)
        if (width === 1280) {
          expect.soft(await longLines(page, 70), path).toEqual([])
          await page.setViewportSize({ width: 1920, height: 900 })
          expect.soft(await longLines(page, 70), `${path} at 1920 px`).toEqual([])
        }
        // What remains of a 1280 px window at 400 % zoom.
        await page.setViewportSize({ width: 320, height: 640 })
        expect.soft(await sidewaysScrolling(page), `${path} at 320 px`).toBeLessThanOrEqual(0)
        if (judged) {
          await page.setViewportSize({ width, height: 900 })
          const isSeenBefore = width === 1280 && !wideElements.has(path)
          const rules = isSeenBefore ? rulesOfLooks : undefined
          expect.soft(await faultsFoundByAxe(page, rules), path).toEqual([])
        }
        expect.soft(await page.context().cookies(), `${path}: nobody has logged in`).toEqual([])
        const own = `${response!.status()} (${response!.statusText()})`
        const found = faults.splice(0)
        expect
          .soft(
            found.filter((fault) => !(paths === errorPaths && fault.includes(own))),
            path,
          )
          .toEqual([])
      })
    }
  })
}
