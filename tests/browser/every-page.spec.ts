import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { errorPaths, publicPaths } from '../support/public-paths.ts'

/** What must never happen on any page: errors, warnings, requests to other origins, breaches of its policy. */
async function watch(page: Page, origin: string) {
  const faults: string[] = []
  await page.exposeFunction('onBreach', (what: string) => faults.push(`policy: ${what}`))
  await page.addInitScript(reportBreaches)
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      faults.push(`${message.type()}: ${message.text()}`)
    }
  })
  page.on('request', (request) => {
    const { origin: target, protocol } = new URL(request.url())
    if (target !== origin && protocol.startsWith('http')) faults.push(`request to ${target}`)
  })
  return faults
}

/** Some breaches, such as trying whether code may be compiled, are said nowhere else. */
function reportBreaches() {
  const { onBreach } = globalThis as unknown as { onBreach: (what: string) => void }
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    onBreach(`${violatedDirective} ${blockedURI}`),
  )
}

async function wholePageSeen(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    scrollTo(0, 0)
  })
}

for (const width of [375, 1280]) {
  for (const path of [...publicPaths, ...errorPaths]) {
    test(`${path} at ${width} px`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 900 })
      const faults = await watch(page, new URL(baseURL!).origin)
      const response = await page.goto(path)
      await wholePageSeen(page)
      await page.waitForLoadState('networkidle')

      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
      expect(found).toEqual([])

      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0)
      const own = `${response!.status()} (${response!.statusText()})`
      expect(faults.filter((fault) => !(errorPaths.includes(path) && fault.includes(own)))).toEqual(
        [],
      )
    })
  }
}
