import { expect, type Locator, type Page } from '@playwright/test'

/** Runs the same journeys for people who zoom to 400 % and choose their own colours. */
export const waysToSee = [
  { name: 'in a wide window', width: 1280, height: 800, forcedColors: 'none' },
  { name: 'at 400 % zoom in forced colours', width: 320, height: 640, forcedColors: 'active' },
] as const

const farthest = 120

/** Presses Tab until the element has the focus, which must be visible. */
export async function tabTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(element).toBeVisible()
  for (let presses = 0; presses < farthest; presses += 1) {
    await page.keyboard.press(key)
    if (await element.evaluate((wanted) => wanted === document.activeElement)) {
      await expect(element).toBeInViewport()
      expect(await hasFocusRing(element), 'a focus that is seen').toBe(true)
      return
    }
  }
  throw new Error(`Tab does not lead to ${String(element)}`)
}

/** The ring may be on the element itself, on the box around an input, or on a whole card. */
function hasFocusRing(element: Locator): Promise<boolean> {
  return element.evaluate((focused) => {
    const hasRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    for (let box: Element | null = focused; box && box !== document.body; box = box.parentElement) {
      if (hasRing(getComputedStyle(box)) || hasRing(getComputedStyle(box, '::after'))) return true
    }
    return false
  })
}

export async function pressOn(page: Page, element: Locator) {
  await tabTo(page, element)
  await page.keyboard.press('Enter')
}
