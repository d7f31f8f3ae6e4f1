import { use } from 'react'
import { academy } from '../../../content/academy.ts'
import { comparedInWords, comparedOn } from '../../../content/claims/claims.ts'
import type { MedicalPage } from '../../../content/medical-page.ts'
import { medicalNotes } from '../../../content/medical-notes.ts'
import { addressOf, findMedicalPage } from '../../../content/medical-pages.ts'
import { sourcesOf } from '../../../content/conditions/conditions.ts'
import { adviceForSome } from '../../../content/conditions/some-people.ts'
import { cellsOf } from '../../../content/options/care-option.ts'
import { oncePerWords } from '../../../content/words/live.ts'
import type { ShownReview } from '../../../shared/review.ts'
import { PropsMarkup } from '../../ui/props-markup/props-markup.tsx'
import { CitedText } from '../citations/cited-text.tsx'
import { findCitations } from '../citations/citations.ts'
import { ReferenceList } from '../citations/reference-list.tsx'
import { AllSigns, HelpCards } from '../help-cards/help-cards.tsx'
import { ReviewSection } from '../review/review-section.tsx'
import { ReviewContext } from '../review-context/review-context.ts'
import { SectionEnd } from '../review-request/section-end.tsx'
import { PathContext } from '../site-frame/path-context.ts'
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx'
import { Chapter } from '../chapter/chapter.tsx'
import { Still } from '../chapter/still.tsx'
import { ConditionCare } from './condition-care.tsx'
import { sizesOf } from './condition-sizes.ts'
import { ConditionSigns } from './condition-signs.tsx'
import { ConditionTypes } from './condition-types.tsx'
import { HowSureList } from './how-sure.tsx'
import { ProductCare } from './product-care.tsx'
import { SelfCare } from './self-care.tsx'

type ConditionTextProps = {
  condition: MedicalPage
  /** Left out while the text is still to be reviewed. */
  review?: ShownReview
}

/** Everything on a medical page between its title and the links to other pages. */
export function ConditionText({ condition, review }: ConditionTextProps) {
  const { signsNote, citations } = citedIn(condition)
  const body = { id: condition.id, ...(review && { review }) }
  return (
    <>
      <HelpCards signs={condition.help} isShort>
        <div className="condition-next">
          <details>
            <summary>Sources for this</summary>
            <p>
              <CitedText text={signsNote} citations={citations} />
            </p>
          </details>
        </div>
      </HelpCards>
      <SectionEnd of="get-help" />
      {use(ReviewContext) ? (
        <div className="condition-body">
          <ConditionBody {...body} />
        </div>
      ) : (
        <PropsMarkup as="div" className="condition-body" of={ConditionBody} props={body} />
      )}
    </>
  )
}

/** Everything below the help cards. It takes no context from outside, but on the review page. */
function ConditionBody({ id, review }: { id: string; review?: ShownReview }) {
  const condition = findMedicalPage(id)!
  const { citations } = citedIn(condition)
  const sizes = sizesOf(condition)
  return (
    <>
      <TableOfContents entries={contentsOf(condition, review)} />
      <div className="condition-main">
        <Chapter id="what" heading="What it is" size={sizes.about}>
          <p className="condition-description">{condition.description}</p>
          <Difference of={condition} />
          <SectionEnd of="description" />
          <ConditionSigns condition={condition} />
          <SectionEnd of="signs" />
        </Chapter>
        <SelfCare condition={condition} citations={citations} />
        <SectionEnd of="self-care" />
        <AllSigns signs={condition.help}>
          <details>
            <summary>Sources for this</summary>
            <p className="sign-sources">
              {sourcesOf(condition).ofSigns.map((number) => (
                <a key={number} href={`#ref-${number}`} aria-label={`Reference ${number}`}>
                  {number}
                </a>
              ))}
            </p>
          </details>
        </AllSigns>
        <ConditionCare condition={condition} citations={citations} />
        <ConditionTypes condition={condition} />
        <SectionEnd of="types" />
        <Chapter
          id="known"
          heading="What is known"
          size={sizes.known}
          picture={<Still src="/pictures/benefits/3.svg" />}
        >
          <p>
            <CitedText text={condition.shortDescription1} citations={citations} />
          </p>
          <p>
            <CitedText text={condition.shortDescription2} citations={citations} />
          </p>
          <HowSureList statements={condition.howSure.known} citations={citations} />
        </Chapter>
        <SectionEnd of="known" />
        <ProductCare productCare={condition.productCare} citations={citations} />
        <SectionEnd of="product-care" />
        {review && (
          <PathContext value={addressOf(condition)}>
            <ReviewSection review={review} />
          </PathContext>
        )}
        <ReferenceList
          heading="Sources"
          references={sourcesOf(condition).sources}
          placesOf={citations.placesOf}
          comparedOn={comparedOn}
        >
          <p>{comparedInWords(condition)}</p>
          <p>
            {medicalNotes.notAdvice} The <a href="/legal">legal notice</a> says more.
          </p>
        </ReferenceList>
        <SectionEnd of="sources" />
      </div>
    </>
  )
}

/** The note on the sources of the danger signs, and the markers of all texts of the page. */
const citedIn = oncePerWords((condition: MedicalPage) => {
  const { sources, ofSigns } = sourcesOf(condition)
  const signsNote = `[${ofSigns.join(', ')}]`
  const texts = [signsNote, ...citedTextsOf(condition)]
  return { signsNote, citations: findCitations(texts, sources.length) }
})

/** What distinguishes the condition from another that readers confuse with it. */
function Difference({ of: { shortName, difference } }: { of: MedicalPage }) {
  const other = difference && findMedicalPage(difference.from)
  if (!other) return null
  return (
    <p className="condition-difference">
      <strong>
        {shortName} or {other.shortName}?
      </strong>{' '}
      {difference.text} <a href={addressOf(other)}>Read about {other.shortName}</a>
    </p>
  )
}

/** The texts that may contain markers, in page order. */
function citedTextsOf(condition: MedicalPage): string[] {
  const { selfCare, tests, treatments, howSure, options = [], causes, productCare } = condition
  return [
    ...selfCare.do,
    ...selfCare.avoid,
    ...adviceForSome(condition).map(({ text }) => text),
    tests,
    ...treatments,
    ...howSure.treatments.map(({ text }) => text),
    ...options.flatMap(cellsOf).map(({ text }) => text),
    causes,
    condition.shortDescription1,
    condition.shortDescription2,
    ...howSure.known.map(({ text }) => text),
    productCare.can,
    productCare.cannot,
  ]
}

function contentsOf({ typesOf }: MedicalPage, review: ShownReview | undefined) {
  return [
    { id: 'what', text: 'What it is' },
    { id: 'signs', text: 'Signs and risks' },
    { id: 'self-care', text: 'What you can do' },
    { id: 'tests', text: 'Tests and treatments' },
    { id: 'causes', text: 'Causes' },
    { id: 'types', text: `Types of ${typesOf}` },
    { id: 'known', text: 'What is known' },
    { id: 'product-care', text: `What ${academy.product} can do` },
    ...(review ? [{ id: 'review', text: 'Review' }] : []),
    { id: 'sources', text: 'Sources' },
    ...(review ? [{ id: 'related-articles', text: 'Related articles' }] : []),
  ]
}
