import type { Page } from '@playwright/test'

/** The page's texts that are smaller than 16 px. */
export function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!
      if (!text.textContent?.trim() || !parent.checkVisibility()) continue
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (size < 16) small.push(`${size} px: ${text.textContent.slice(0, 60)}`)
    }
    return small
  })
}
