import { academy } from '../../content/academy.ts'
import { sourcesOf } from '../../content/conditions/conditions.ts'
import { adviceForSome } from '../../content/conditions/some-people.ts'
import { type DangerSignId, dangerSigns, helpCards } from '../../content/danger-signs.ts'
import { evidenceMeanings } from '../../content/evidence.ts'
import { howSureText } from '../../content/how-sure.ts'
import type { MedicalPage } from '../../content/medical-page.ts'
import { cellsOf, type CareOption } from '../../content/options/care-option.ts'
import { conditionQuestions } from '../../content/visit-questions.ts'
import { referenceList } from './signed-references.ts'
import {
  bulletList,
  hashesOf,
  paragraphs,
  picture,
  type SignedPart,
  type SignedText,
  type TextHashes,
} from './signed-text.ts'

/** Returns the text of a medical page that a doctor signs: all its words, its picture and its sources. */
export function conditionText(condition: MedicalPage): SignedText {
  const { symptoms, selfCare, productCare, difference, howSure } = condition
  return [
    ...section('head', 'Title and picture', [
      { ...part('picture', 'Picture', picture(condition.image)), isNew: true },
      part('headingName', 'Title', paragraphs(condition.headingName)),
      part('heading', 'First sentence', paragraphs(condition.heading)),
    ]),
    ...section(
      'get-help',
      'When to get help',
      helpCards.map(({ level, heading }) =>
        part(`help.${level}`, heading, bulletList(signsOf(condition.help, level))),
      ),
    ),
    ...section('description', 'Description', [
      part('description', 'Description', paragraphs(condition.description)),
      ...(difference ? [part('difference', 'Difference', paragraphs(difference.text))] : []),
    ]),
    ...section('signs', 'Signs and risks', [
      part('nightTime', 'Night Time', bulletList(symptoms.nightTime)),
      part('dayTime', 'Day Time', bulletList(symptoms.dayTime)),
      part('complications', 'Complications & Risks', bulletList(symptoms.complications)),
    ]),
    ...section('self-care', 'What you can do', [
      part('do', 'Do', bulletList(selfCare.do)),
      part('avoid', 'Avoid', bulletList(selfCare.avoid)),
      ...adviceForSome(condition).map(({ people, heading, text }) =>
        part(`for.${people}`, heading, paragraphs(text)),
      ),
    ]),
    ...section('tests', 'Tests and treatments', [
      part(
        'tests',
        'Tests and treatments',
        paragraphs(condition.tests) + bulletList(condition.treatments),
      ),
      part(
        'treatmentsHowSure',
        'How sure is this?',
        bulletList(howSure.treatments.map(howSureText)),
      ),
      ...(condition.options
        ? [part('options', optionsHeading, optionsText(condition.options))]
        : []),
      part('questions', 'Questions to bring', bulletList(conditionQuestions[condition.id]!)),
    ]),
    ...section('causes', 'Causes', [part('causes', 'Causes', paragraphs(condition.causes))]),
    ...section('types', `Types of ${condition.typesOf}`, [
      part(
        'types',
        `Types of ${condition.typesOf}`,
        bulletList(condition.types.map(({ type, description }) => `${type}: ${description}`)),
      ),
    ]),
    ...section('known', 'What is known', [
      part(
        'known',
        'What is known',
        paragraphs(condition.shortDescription1, condition.shortDescription2),
      ),
      part('knownHowSure', 'How sure is this?', bulletList(howSure.known.map(howSureText))),
    ]),
    ...section('product-care', productHeading, [
      part('productCare', productHeading, productText(productCare)),
    ]),
    ...section('sources', 'Sources', [
      part('references', 'Sources', referenceList(sourcesOf(condition).sources)),
    ]),
  ]
}

const part = (name: string, label: string, html: string): SignedPart => ({ name, label, html })

const section = (id: string, label: string, parts: SignedPart[]): SignedText =>
  parts.map((one) => ({ ...one, section: { id, label } }))

const optionsHeading = 'Options side by side'

function optionsText(options: readonly CareOption[]): string {
  return bulletList(
    options.map((option) => {
      const cells = cellsOf(option).map(({ heading, text }) => `${heading}: ${text}`)
      return [option.name, ...cells].join('. ')
    }),
  )
}

const productHeading = `What ${academy.product} can and cannot do here`

function productText({ evidence, can, cannot }: MedicalPage['productCare']): string {
  return paragraphs(`${evidence}: ${evidenceMeanings[evidence]}`, can, cannot)
}

function signsOf(ids: readonly DangerSignId[], level: string): string[] {
  return ids
    .filter((id) => dangerSigns[id].level === level)
    .map((id) => `${dangerSigns[id].brief}: ${dangerSigns[id].text}`)
}

const hashes = new WeakMap<MedicalPage, TextHashes>()

/** Returns the hashes of a medical page's text, computed once: the text is part of the program. */
export function conditionHashes(condition: MedicalPage): TextHashes {
  const known = hashes.get(condition)
  if (known !== undefined) return known
  const made = hashesOf(conditionText(condition))
  hashes.set(condition, made)
  return made
}
