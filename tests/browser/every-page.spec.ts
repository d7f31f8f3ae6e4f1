import { expect, type Page } from '@playwright/test'
import { test } from '../support/browser/site-test.ts'
import { axeViolations, wcagTags } from '../support/browser/axe.ts'
import { watchForFaults } from '../support/browser/page-faults.ts'
import { errorPaths, furtherPublicPaths, publicPaths } from '../support/requests/public-paths.ts'
import { longLines } from '../support/data/long-lines.ts'
import { smallTexts } from '../support/data/small-texts.ts'

async function wholePageSeen(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    scrollTo(0, 0)
  })
}

async function faultsFoundByAxe(page: Page) {
  const violations = await axeViolations(page, { tags: [...wcagTags, 'best-practice'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

function sidewaysScrolling(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** How far content has moved by itself since the page loaded: cumulative layout shift. */
function layoutShift(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

type LayoutShift = { value: number; hadRecentInput: boolean }

/**
 * A narrow screen also reveals words that are too long for wider ones. Of pages that differ only in their
 * words, axe checks just one; error pages are checked only in the narrow look.
 */
const looks = [
  {
    width: 375,
    colorScheme: 'light',
    paths: [...publicPaths, ...furtherPublicPaths, ...errorPaths],
    judged: [...publicPaths, ...errorPaths],
  },
  {
    width: 1280,
    colorScheme: 'dark',
    paths: [...publicPaths, ...errorPaths.slice(0, 1)],
    judged: publicPaths,
  },
] as const

for (const { width, colorScheme, paths, judged } of looks) {
  for (const path of paths) {
    test(`G-20: ${path} at ${width} px, ${colorScheme}`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const faults = await watchForFaults(page, new URL(baseURL!).origin)
      const response = await page.goto(path)
      await wholePageSeen(page)
      await page.waitForLoadState('networkidle')

      if (judged.includes(path)) expect(await faultsFoundByAxe(page)).toEqual([])
      expect(await smallTexts(page)).toEqual([])
      expect(await layoutShift(page)).toBe(0)

      expect(await sidewaysScrolling(page)).toBeLessThanOrEqual(0)
      if (width === 1280) {
        expect(await longLines(page, 70)).toEqual([])
        await page.setViewportSize({ width: 1920, height: 900 })
        expect(await longLines(page, 70), 'at 1920 px').toEqual([])
      }
      // What remains of a 1280 px window at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await sidewaysScrolling(page), 'at 320 px').toBeLessThanOrEqual(0)
      expect(await page.context().cookies(), 'before anybody has logged in').toEqual([])
      const own = `${response!.status()} (${response!.statusText()})`
      expect(faults.filter((fault) => !(errorPaths.includes(path) && fault.includes(own)))).toEqual(
        [],
      )
    })
  }
}
