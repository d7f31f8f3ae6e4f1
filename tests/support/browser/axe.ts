import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

// The default is more than twice as long, and each page reads it anew.
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Axe for this page. It describes only what it finds fault with: all the rest takes longer than judging. */
export function axe(page: Page): AxeBuilder {
  // Axe's newer way opens a page more each time, for the sake of frames of other origins.
  return new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
}

/**
 * Waits until transitions are over: colours on their way to others have too little contrast. What never ends, or
 * goes on only while somebody scrolls, isn't waited for.
 */
export async function transitionsOver(page: Page): Promise<void> {
  await page.evaluate(() => {
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return Promise.allSettled(running.map(({ finished }) => finished))
  })
}
