// The pages whose words can be changed in the panel. Importing this loads the content of all of them.
import '../about.ts'
import '../accessibility.ts'
import '../contact.ts'
import '../footer.ts'
import '../home.ts'
import '../legal/legal.ts'
import '../legal/privacy-policy.ts'
import '../legal/terms.ts'
import '../list-pages.ts'
import '../medical-notes.ts'
import '../newsletter.ts'
import '../visit-sheet.ts'
import { type PageWords, readField, type SiteWords, withWords, type WordValue } from './live.ts'
import { aboutPages } from './pages/about.ts'
import { academyPage } from './pages/academy.ts'
import { conditionPages, guidePages } from './pages/conditions.ts'
import { contactPage, footerPage } from './pages/contact.ts'
import { homePage } from './pages/home.ts'
import { legalPages } from './pages/legal.ts'
import { answersPage, carouselPage, listPages, medicalNotesPage, visitPage } from './pages/lists.ts'
import { newsletterPage } from './pages/newsletter.ts'
import { nightSlotPages } from './pages/night.ts'
import { solutionPages } from './pages/solutions.ts'
import type { SlotPage } from './slot.ts'

const [about, ...cards] = aboutPages

export const wordPages: readonly SlotPage[] = [
  academyPage,
  homePage,
  carouselPage(),
  about!,
  ...cards,
  contactPage,
  footerPage,
  newsletterPage,
  ...solutionPages(),
  ...listPages,
  answersPage(),
  visitPage,
  ...nightSlotPages(),
  medicalNotesPage,
  ...conditionPages(),
  ...guidePages(),
  ...legalPages,
]

export function findWordPage(key: string): SlotPage | undefined {
  return wordPages.find((page) => page.key === key)
}

export type SlotValue = { value: WordValue; initial: WordValue }

/** The values of all slots of a page, by name, as if these were the site's words. */
export function valuesOf(page: SlotPage, words: SiteWords): Record<string, SlotValue> {
  return withWords(words, () =>
    Object.fromEntries(page.slots.map(({ name }) => [name, readField(page.key, name)])),
  )
}

/** Whether two values are the same, whatever the order of an object's members. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** The words of the site with some of a page's fields changed; null returns a field to the program's. */
export function changeWords(
  words: SiteWords,
  key: string,
  values: Readonly<Record<string, WordValue | null>>,
): SiteWords {
  const page: PageWords = Object.fromEntries(
    Object.entries({ ...words[key], ...values }).filter(
      (entry): entry is [string, WordValue] => entry[1] !== null,
    ),
  )
  return { ...words, [key]: page }
}
