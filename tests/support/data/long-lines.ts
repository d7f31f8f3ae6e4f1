import type { Page } from '@playwright/test'

/** The start of each line of running text that is longer than `most` characters. */
export function longLines(page: Page, most: number) {
  return page.evaluate((limit) => {
    const range = document.createRange()
    const linesOf = (block: Element) => {
      const lines = new Map<number, string>()
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const line = Math.round(range.getBoundingClientRect().bottom / 4)
          lines.set(line, `${lines.get(line) ?? ''} ${word}`.trim())
        }
      }
      return [...lines.values()]
    }
    return [...document.querySelectorAll('p, li, dd, blockquote, figcaption')]
      .filter((block) => block.checkVisibility() && !block.querySelector('p, li, dd'))
      .map(linesOf)
      .filter((lines) => lines.length > 1)
      .flatMap((lines) => lines.filter((line) => line.length > limit))
  }, most)
}
