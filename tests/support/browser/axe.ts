import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

// The default build is more than twice as long, and each page parses it again.
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Axe for this page. It describes only violations: describing the rest takes longer than the checks. */
export function axe(page: Page): AxeBuilder {
  // Axe's newer mode opens an additional page each time, for frames of other origins.
  return new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
}

/**
 * Waits until transitions are over, because colours in transition have too little contrast. Does not wait for
 * animations that never end or run only while somebody scrolls.
 */
export async function transitionsOver(page: Page): Promise<void> {
  await page.evaluate(() => {
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return Promise.allSettled(running.map(({ finished }) => finished))
  })
}
