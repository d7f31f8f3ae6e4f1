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
import { bulletList, contentHash, paragraphs, type SignedText } from './signed-text.ts'

/** What a doctor signs of a medical page: all of its words, and its sources. */
export function conditionText(condition: MedicalPage): SignedText {
  const { symptoms, selfCare, productCare, difference, howSure } = condition
  const part = (name: string, label: string, html: string) => ({ name, label, html })
  return [
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
    part('questions', 'Questions to bring', bulletList(conditionQuestions[condition.id]!)),
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
    part('productCare', productHeading, productText(productCare)),
    part('references', 'Sources', referenceList(sourcesOf(condition).sources)),
  ]
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

const productHeading = `What ${academy.product} can and cannot do here`

function productText({ evidence, can, cannot }: MedicalPage['productCare']): string {
  return paragraphs(`${evidence}: ${evidenceMeanings[evidence]}`, can, cannot)
}

function signsOf(ids: readonly DangerSignId[], level: string): string[] {
  return ids
    .filter((id) => dangerSigns[id].level === level)
    .map((id) => `${dangerSigns[id].brief}: ${dangerSigns[id].text}`)
}

const hashes = new WeakMap<MedicalPage, string>()

/** The hash of a medical page's text, which stays the same while the program runs. */
export function conditionHash(condition: MedicalPage): string {
  const known = hashes.get(condition)
  if (known !== undefined) return known
  const hash = contentHash(conditionText(condition))
  hashes.set(condition, hash)
  return hash
}
