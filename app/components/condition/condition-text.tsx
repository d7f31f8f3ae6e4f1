import { academy } from '../../../content/academy.ts'
import type { Condition } from '../../../content/conditions/condition.ts'
import { findCondition, sourcesOf } from '../../../content/conditions/conditions.ts'
import { adviceForSome } from '../../../content/conditions/some-people.ts'
import { oncePer } from '../../../shared/once-per.ts'
import type { ShownReview } from '../../../shared/review.ts'
import { PropsMarkup } from '../../ui/props-markup/props-markup.tsx'
import { CitedText } from '../citations/cited-text.tsx'
import { findCitations } from '../citations/citations.ts'
import { ReferenceList } from '../citations/reference-list.tsx'
import { HelpCards } from '../help-cards/help-cards.tsx'
import { ReviewSection } from '../review/review-section.tsx'
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx'
import { ConditionCare } from './condition-care.tsx'
import { ConditionSigns } from './condition-signs.tsx'
import { ConditionTypes } from './condition-types.tsx'
import { ProductCare } from './product-care.tsx'
import { SelfCare } from './self-care.tsx'

type ConditionTextProps = {
  condition: Condition
  /** Left out while the text is still to be reviewed. */
  review?: ShownReview
}

/** Everything on a condition page between its title and the links to other pages. */
export function ConditionText({ condition, review }: ConditionTextProps) {
  const { signsNote, citations } = citedIn(condition)
  return (
    <>
      <HelpCards signs={condition.help}>
        <p>
          <a href={`/find-a-doctor?condition=${condition.id}`}>
            Find a doctor for {condition.shortName}
          </a>
        </p>
        <p className="condition-note">
          <CitedText text={signsNote} citations={citations} />
        </p>
      </HelpCards>
      <PropsMarkup
        as="div"
        className="condition-body"
        of={ConditionBody}
        props={{ id: condition.id, ...(review && { review }) }}
      />
    </>
  )
}

function ConditionBody({ id, review }: { id: string; review?: ShownReview }) {
  const condition = findCondition(id)!
  const { citations } = citedIn(condition)
  return (
    <>
      <TableOfContents entries={contentsOf(condition, review)} />
      <div className="condition-main">
        <div className="condition-begin">
          <p className="condition-description">{condition.description}</p>
          <Difference of={condition} />
        </div>
        <ConditionSigns condition={condition} />
        <SelfCare condition={condition} citations={citations} />
        <ConditionCare condition={condition} citations={citations} />
        <ConditionTypes condition={condition} />
        <section className="stack condition-text" aria-labelledby="known">
          <h2 id="known">What is known</h2>
          <p>
            <CitedText text={condition.shortDescription1} citations={citations} />
          </p>
          <p>
            <CitedText text={condition.shortDescription2} citations={citations} />
          </p>
        </section>
        <ProductCare productCare={condition.productCare} citations={citations} />
        {review && <ReviewSection review={review} />}
        <ReferenceList
          heading="Sources"
          references={sourcesOf(condition).sources}
          placesOf={citations.placesOf}
        >
          <p>
            This page gives information only. It is not medical advice, it makes no diagnosis, and
            reading it does not make you our patient. The <a href="/legal">legal notice</a> says
            more.
          </p>
        </ReferenceList>
      </div>
    </>
  )
}

/** The note on the sources of the danger signs, and the markers of all texts of the page. */
const citedIn = oncePer((condition: Condition) => {
  const { sources, ofSigns } = sourcesOf(condition)
  const signsNote = `Sources for this advice: [${ofSigns.join(', ')}]`
  const texts = [signsNote, ...citedTextsOf(condition)]
  return { signsNote, citations: findCitations(texts, sources.length) }
})

/** What distinguishes the condition from another that readers confuse with it. */
function Difference({ of: { shortName, difference } }: { of: Condition }) {
  const other = difference && findCondition(difference.from)
  if (!other) return null
  return (
    <p className="condition-difference">
      <strong>
        {shortName} or {other.shortName}?
      </strong>{' '}
      {difference.text} <a href={`/solution/${other.id}`}>Read about {other.shortName}</a>
    </p>
  )
}

/** The texts that may contain markers, in page order. */
function citedTextsOf(condition: Condition): string[] {
  const { selfCare, tests, treatments, causes, productCare } = condition
  return [
    ...selfCare.do,
    ...selfCare.avoid,
    ...adviceForSome(condition).map(({ text }) => text),
    tests,
    ...treatments,
    causes,
    condition.shortDescription1,
    condition.shortDescription2,
    productCare.can,
    productCare.cannot,
  ]
}

function contentsOf({ typesOf }: Condition, review: ShownReview | undefined) {
  return [
    { id: 'signs', text: 'Signs and risks' },
    { id: 'self-care', text: 'What you can do' },
    { id: 'tests', text: 'Tests and treatments' },
    { id: 'causes', text: 'Causes' },
    { id: 'types', text: `Types of ${typesOf}` },
    { id: 'known', text: 'What is known' },
    { id: 'product-care', text: `What ${academy.product} can do` },
    ...(review ? [{ id: 'review', text: 'Review' }] : []),
    { id: 'sources', text: 'Sources' },
    { id: 'related-articles', text: 'Related articles' },
  ]
}
