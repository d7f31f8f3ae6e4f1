// The sections of the site's pages, as their reading grade is judged.
import { about, findAboutCard } from '../../content/about.ts'
import { adviceForSome } from '../../content/conditions/some-people.ts'
import { accessibility } from '../../content/accessibility.ts'
import { contact } from '../../content/contact.ts'
import { dangerSigns } from '../../content/danger-signs.ts'
import { nightHeadings, signAtNight } from '../../content/danger-signs/at-night.ts'
import { footer } from '../../content/footer.ts'
import { home } from '../../content/home.ts'
import { howSureText } from '../../content/how-sure.ts'
import { legal } from '../../content/legal/legal.ts'
import type { LegalPage } from '../../content/legal/legal-page.ts'
import { privacyPolicy } from '../../content/legal/privacy-policy.ts'
import { terms } from '../../content/legal/terms.ts'
import { headMap } from '../../content/head-map.ts'
import { medicalNotes } from '../../content/medical-notes.ts'
import type { MedicalPage } from '../../content/medical-page.ts'
import { findMedicalPage, signedPages, wordsKeyOf } from '../../content/medical-pages.ts'
import { newsletter } from '../../content/newsletter.ts'
import { night } from '../../content/night/night.ts'
import type { NightPage } from '../../content/night/night-page.ts'
import { findNightPage } from '../../content/night/night-pages.ts'
import { services } from '../../content/services.ts'
import { solutions } from '../../content/solution-groups.ts'
import { visitSheet } from '../../content/visit-sheet.ts'
import { cellsOf } from '../../content/options/care-option.ts'
import { paragraphText, readParagraphs } from '../../shared/read-paragraphs.ts'
import type { Section } from './reading-grade.ts'

/** Returns the sections of a page of words as they are now; none for a page that is not judged. */
export function sectionsOfWords(key: string): Section[] {
  const [kind = '', id = ''] = key.split('.')
  if (kind === 'condition' || kind === 'guide') return sectionsOf(findMedicalPage(id)!)
  if (kind === 'night' && id) return sectionsOfNight(findNightPage(id)!)
  const card = findAboutCard(id || key)
  if (card) return sectionsOfHtml(card.html)
  return pages[key]?.() ?? []
}

const pages: Record<string, () => Section[]> = {
  home: sectionsOfHome,
  accessibility: () => sectionsOfHtml(accessibility.html),
  about: () => [about.intro, about.cards, about.clients].map(sentencesIn),
  ...eachAsOne({
    answers: services,
    contact,
    footer,
    map: headMap,
    medical: medicalNotes,
    newsletter,
    solutions,
    visit: visitSheet,
  }),
  night: () => [sentencesIn([night.title, night.lead])],
  'legal.terms': () => sectionsOfLegal(terms),
  'legal.notice': () => sectionsOfLegal(legal),
  'legal.privacy': () => sectionsOfLegal(privacyPolicy),
}

/** Pages of only a few sentences: each is judged as one section. */
function eachAsOne(contents: Record<string, object>): Record<string, () => Section[]> {
  return Object.fromEntries(
    Object.entries(contents).map(([key, content]) => [key, () => [sentencesIn(content)]]),
  )
}

export function sectionsOfNight({ help, tonight, morning }: NightPage): Section[] {
  return [help.map(signAtNight), [...tonight, morning.text]]
}

/** Everything on the screen of a page at night. */
export function shownWords(key: string): string[] {
  const page = signedPages.find((one) => wordsKeyOf(one) === key)
  if (page?.kind !== 'night') return []
  const { now, tonight, ...levels } = nightHeadings
  const headings = [page.headingName, now, tonight, levels[page.morning.level]]
  return [...headings, ...sectionsOfNight(page).flat()]
}

export function sectionsOfHome(): Section[] {
  const { benefits, insurance, why } = home
  return [benefits, [home.mission, home.vision], insurance.paragraphs, why.idea, why.evidence].map(
    sentencesIn,
  )
}

export function sectionsOf(condition: MedicalPage): Section[] {
  const { heading, description, types, help, selfCare, options = [] } = condition
  const { symptoms, difference, productCare, howSure } = condition
  return [
    [heading, description, ...(difference ? [difference.text] : [])],
    help.map((sign) => dangerSigns[sign].text),
    Object.values(symptoms).flat(),
    [...selfCare.do, ...selfCare.avoid],
    adviceForSome(condition).map(({ text }) => text),
    [condition.tests],
    condition.treatments,
    howSure.treatments.map(howSureText),
    options.flatMap(cellsOf).map(({ text }) => text),
    [condition.causes],
    types.map((kind) => kind.description),
    [condition.shortDescription1, condition.shortDescription2],
    howSure.known.map(howSureText),
    [productCare.can, productCare.cannot],
  ]
}

export function sectionsOfLegal({ intro, sections }: LegalPage): Section[] {
  return [intro, ...sections.map(({ paragraphs, list = [] }) => [...paragraphs, ...list])]
}

/** Splits HTML into sections: each heading with the paragraphs below it. */
export function sectionsOfHtml(html: string): Section[] {
  const sections: string[][] = [[]]
  for (const paragraph of readParagraphs(html)) {
    if (/^h\d$/.test(paragraph.kind)) sections.push([])
    sections.at(-1)!.push(paragraphText(paragraph))
  }
  return sections
}

/** All sentences anywhere in the content of a page. */
export function sentencesIn(words: unknown): string[] {
  if (typeof words === 'string') return /[.?!]$/.test(words) ? [words] : []
  return words && typeof words === 'object' ? Object.values(words).flatMap(sentencesIn) : []
}
