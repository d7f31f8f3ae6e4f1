import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Axe for this page. It describes only what it finds fault with: all the rest takes longer than judging. */
export function judge(page: Page): AxeBuilder {
  // Axe's newer way opens a page more each time, for the sake of frames of other origins.
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
}
