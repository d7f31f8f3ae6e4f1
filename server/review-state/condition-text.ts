import { academy } from '../../content/academy.ts'
import { sourcesOf } from '../../content/conditions/conditions.ts'
import { adviceForSome } from '../../content/conditions/some-people.ts'
import { type DangerSignId, dangerSigns, helpCards } from '../../content/danger-signs.ts'
import { howSureText } from '../../content/how-sure.ts'
import { medicalNotes } from '../../content/medical-notes.ts'
import type { MedicalPage } from '../../content/medical-page.ts'
import type { SignedPage } from '../../content/medical-pages.ts'
import { cellsOf, type CareOption } from '../../content/options/care-option.ts'
import { oncePerWords } from '../../content/words/live.ts'
import { nightText } from './night-text.ts'
import { referenceList } from './signed-references.ts'
import {
  bulletList,
  hashesOf,
  paragraphs,
  picture,
  type SectionName,
  type SignedPart,
  type SignedText,
  type TextHashes,
} from './signed-text.ts'

/** Returns the text of a page that a doctor signs: all its words, its picture and its sources. */
export function pageText(page: SignedPage): SignedText {
  return page.kind === 'night' ? nightText(page) : conditionText(page)
}

function conditionText(condition: MedicalPage): SignedText {
  const { symptoms, selfCare, productCare, difference, howSure } = condition
  const part = (name: string, label: string, html: string) => ({ name, label, html })
  return inSections([
    { ...part('picture', 'Picture', picture(condition.image) + namesOn(condition)), isNew: true },
    ...viewOf(condition),
    part('headingName', 'Title', paragraphs(condition.headingName)),
    part('heading', 'First sentence', paragraphs(condition.heading)),
    ...helpCards.map(({ level, heading }) =>
      part(`help.${level}`, heading, bulletList(signsOf(condition.help, level))),
    ),
    part('description', 'Description', paragraphs(condition.description)),
    ...(difference ? [part('difference', 'Difference', paragraphs(difference.text))] : []),
    part('nightTime', 'Night Time', bulletList(symptoms.nightTime)),
    part('dayTime', 'Day Time', bulletList(symptoms.dayTime)),
    part('complications', 'Complications & Risks', bulletList(symptoms.complications)),
    part('do', 'Do', bulletList(selfCare.do)),
    part('avoid', 'Avoid', bulletList(selfCare.avoid)),
    ...adviceForSome(condition).map(({ people, heading, text }) =>
      part(`for.${people}`, heading, paragraphs(text)),
    ),
    part(
      'tests',
      'Tests and treatments',
      paragraphs(condition.tests) + bulletList(condition.treatments),
    ),
    part('treatmentsHowSure', 'How sure is this?', bulletList(howSure.treatments.map(howSureText))),
    ...(condition.options ? [part('options', optionsHeading, optionsText(condition.options))] : []),
    part('questions', 'Questions to bring', bulletList(condition.questions ?? [])),
    part('causes', 'Causes', paragraphs(condition.causes)),
    part(
      'types',
      `Types of ${condition.typesOf}`,
      bulletList(condition.types.map(({ type, description }) => `${type}: ${description}`)),
    ),
    part(
      'known',
      'What is known',
      paragraphs(condition.shortDescription1, condition.shortDescription2),
    ),
    part('knownHowSure', 'How sure is this?', bulletList(howSure.known.map(howSureText))),
    part('productCare', productHeading(), productText(productCare)),
    part('references', 'Sources', referenceList(sourcesOf(condition).sources)),
  ])
}

/** The names on the picture. */
function namesOn({ image: { labels = [] } }: MedicalPage): string {
  return labels.length > 0 ? bulletList(labels.map(({ text }) => text)) : ''
}

/** The sentences and names of the page's moving drawing. */
function viewOf({ view }: MedicalPage): SignedPart[] {
  if (!view) return []
  const states = view.states.map(({ name, text }) => `${name}: ${text}`)
  const html = bulletList(states) + bulletList(view.labels.map(({ text }) => text))
  return [{ name: 'view', label: view.question, html, isNew: true }]
}

/** The first part of each section of the page. A section is labeled like this part unless it has a label. */
const sectionStarts: Record<string, { id: string; label?: string }> = {
  picture: { id: 'head', label: 'Title and picture' },
  'help.emergency': { id: 'get-help', label: 'When to get help' },
  description: { id: 'description' },
  nightTime: { id: 'signs', label: 'Signs and risks' },
  do: { id: 'self-care', label: 'What you can do' },
  tests: { id: 'tests' },
  causes: { id: 'causes' },
  types: { id: 'types' },
  known: { id: 'known' },
  productCare: { id: 'product-care' },
  references: { id: 'sources' },
}

function inSections(parts: SignedPart[]): SignedText {
  let section: SectionName | undefined
  return parts.map((part) => {
    const start = sectionStarts[part.name]
    if (start) section = { label: part.label, ...start }
    return section ? { ...part, section } : part
  })
}

const optionsHeading = 'Options side by side'

function optionsText(options: readonly CareOption[]): string {
  return bulletList(
    options.map((option) => {
      const cells = cellsOf(option).map(({ heading, text }) => `${heading}: ${text}`)
      return [option.name, ...cells].join('. ')
    }),
  )
}

const productHeading = () => `What ${academy.product} can and cannot do here`

function productText({ evidence, can, cannot }: MedicalPage['productCare']): string {
  return paragraphs(`${evidence}: ${medicalNotes.evidence[evidence]}`, can, cannot)
}

function signsOf(ids: readonly DangerSignId[], level: string): string[] {
  return ids
    .filter((id) => dangerSigns[id].level === level)
    .map((id) => `${dangerSigns[id].brief}: ${dangerSigns[id].text}`)
}

/** Returns the hashes of a page's text, computed once for as long as the site's words stay the same. */
export const pageHashes = oncePerWords((page: SignedPage): TextHashes => hashesOf(pageText(page)))
