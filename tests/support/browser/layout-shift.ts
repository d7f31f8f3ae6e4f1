import type { Page } from '@playwright/test'

/** How far content has moved by itself since the page loaded: cumulative layout shift. */
export function layoutShift(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        const end = () => resolve(sum)
        requestAnimationFrame(() => requestAnimationFrame(end))
        // On a busy machine Chromium may draw no frame for minutes.
        setTimeout(end, 5000)
      }),
  )
}

type LayoutShift = { value: number; hadRecentInput: boolean }
