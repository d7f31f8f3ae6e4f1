import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

// Each page reads it anew, and what axe is without it is more than twice as long.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Axe for this page. It describes only what it finds fault with: all the rest takes longer than judging. */
export function judge(page: Page): AxeBuilder {
  // Axe's newer way opens a page more each time, for the sake of frames of other origins.
  return new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
}
