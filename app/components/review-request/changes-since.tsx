import type { LinkedReview } from '../../../server/reviews/linked-review.ts'
import { dayOfTime } from '../review/review-dates.ts'
import { ParagraphChanges } from '../text-changes/paragraph-changes.tsx'

/** The changes in a text since a doctor signed it, part by part. */
export function ChangesSince({ before }: { before: NonNullable<LinkedReview['before']> }) {
  const { signedAt, changes } = before
  return (
    <section className="review-changes stack" aria-labelledby="changes">
      <h2 id="changes">What changed since your last review</h2>
      <Changes signedOn={dayOfTime(signedAt)} changes={changes} />
    </section>
  )
}

type Parts = NonNullable<LinkedReview['before']>['changes']

function Changes({ signedOn, changes }: { signedOn: string; changes: Parts }) {
  if (!changes) return <p>Too much to show here. Please read the whole text below.</p>
  if (changes.length === 0) {
    return <p>Nothing. The words are those that you signed on {signedOn}.</p>
  }
  return (
    <>
      <p className="quiet">
        You signed on {signedOn}. New words are <ins>underlined</ins>, words that are gone are{' '}
        <del>struck through</del>.
      </p>
      {changes.map(({ label, changes: paragraphs, further, isRearranged }) => (
        <div key={label} className="text-changes">
          <h3>{label}</h3>
          <ParagraphChanges paragraphs={paragraphs} />
          {isRearranged && (
            <p>A picture or the layout has changed. Please look at this part in the text below.</p>
          )}
          {further > 0 && (
            <p>
              {further} more {further === 1 ? 'change is' : 'changes are'} not shown here. Please
              read the whole text below.
            </p>
          )}
        </div>
      ))}
    </>
  )
}
