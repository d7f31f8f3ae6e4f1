import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

declare const axe: typeof axeCore

// The default build is more than twice as long.
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Scope = {
  /** CSS selector of what is checked; by default the whole page. */
  within?: string
  /** Which rules; by default all that are not experimental. */
  tags?: string[]
  /** Which rules by name, instead of by tags. */
  rules?: string[]
  disabledRules?: string[]
}

/** What axe finds wrong on the page and in its frames. */
export async function axeViolations(
  page: Page,
  { within = 'html', tags, rules, disabledRules = [] }: Scope = {},
): Promise<axeCore.Result[]> {
  for (const frame of page.frames()) {
    // Once per document: parsing axe takes longer than most of its checks.
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeSource)
  }
  const options = {
    ...(tags && { runOnly: tags }),
    ...(rules && { runOnly: { type: 'rule' as const, values: rules } }),
    rules: Object.fromEntries(disabledRules.map((id) => [id, { enabled: false }])),
    // Describing what passes takes longer than the checks; loading style sheets again serves no rule used here.
    preload: false,
    resultTypes: ['violations' as const],
  }
  return page.evaluate(
    async ({ within, options }) => (await axe.run({ include: [within] }, options)).violations,
    { within, options },
  )
}

/**
 * Waits until transitions and animations are over, because colours in between have too little contrast. Does
 * not wait for animations that never end or run only while somebody scrolls.
 */
export async function transitionsOver(page: Page): Promise<void> {
  await page.evaluate(() => {
    const running = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const ends = Number(effect?.getComputedTiming().endTime) < Infinity
      return ends && playState === 'running' && timeline === document.timeline
    })
    return Promise.allSettled(running.map(({ finished }) => finished))
  })
}
