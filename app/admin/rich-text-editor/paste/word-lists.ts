/**
 * Word writes list items as paragraphs that carry level and bullet in their styles (here `data-style`).
 * Replaces them with real lists.
 */
export function wordLists(body: Element): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>(item)) {
    if (!isItem(paragraph.previousElementSibling)) paragraph.replaceWith(listFrom(paragraph))
  }
}

const item = 'p[data-style*="mso-list:"]'
const bullet = '[data-style*="mso-list:Ignore" i]'

function isItem(element: Element | null): element is HTMLElement {
  return element?.matches(item) ?? false
}

/** Builds the list that starts with this paragraph and removes the following items from the document. */
function listFrom(first: HTMLElement): Element {
  const open: { level: number; list: Element }[] = []
  const following = followingItems(first)
  for (const paragraph of [first, ...following]) {
    const level = levelOf(paragraph)
    while (open.length > 1 && open.at(-1)!.level > level) open.pop()
    if (!open.length || open.at(-1)!.level < level) {
      const list = document.createElement(isNumbered(paragraph) ? 'ol' : 'ul')
      const number = /^\(?(\d+)/.exec(markOf(paragraph))?.[1]
      if (number) list.setAttribute('start', number)
      open.at(-1)?.list.lastElementChild?.append(list)
      open.push({ level, list })
    }
    open.at(-1)!.list.append(entryFrom(paragraph))
  }
  following.forEach((paragraph) => paragraph.remove())
  return open[0]!.list
}

function followingItems(first: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let next = first.nextElementSibling; isItem(next); next = next.nextElementSibling) {
    const isOuter = levelOf(next) <= levelOf(first)
    if (isOuter && isNumbered(next) !== isNumbered(first)) break
    found.push(next)
  }
  return found
}

function levelOf(paragraph: HTMLElement): number {
  return Number(/level(\d+)/.exec(paragraph.dataset['style'] ?? '')?.[1] ?? 1)
}

/** `1.`, `(a)`, `iv)` are numbers; `·`, `o`, `§` are bullets. */
function isNumbered(paragraph: HTMLElement): boolean {
  return /^\(?[0-9a-z]{1,4}[.)]/i.test(markOf(paragraph))
}

function markOf(paragraph: HTMLElement): string {
  return paragraph.querySelector(bullet)?.textContent?.replace(/\s/g, '') ?? ''
}

function entryFrom(paragraph: HTMLElement): Element {
  const entry = document.createElement('li')
  for (const node of [...paragraph.childNodes]) {
    if (node instanceof Element && (node.matches(bullet) || node.querySelector(bullet))) continue
    entry.append(node.cloneNode(true))
  }
  return entry
}
