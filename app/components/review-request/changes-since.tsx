import type { LinkedReview } from '../../../server/reviews/review-links.ts'
import { dayOfTime } from '../review/review-dates.ts'
import { ParagraphChanges } from '../text-changes/paragraph-changes.tsx'

/** What is new in a text since a doctor signed it, part by part. */
export function ChangesSince({ before }: { before: NonNullable<LinkedReview['before']> }) {
  const { signedAt, changes } = before
  return (
    <section className="review-changes stack" aria-labelledby="changes">
      <h2 id="changes">What changed since your last review</h2>
      {changes.length === 0 ? (
        <p>Nothing. The words are those that you signed on {dayOfTime(signedAt)}.</p>
      ) : (
        <>
          <p className="quiet">
            You signed on {dayOfTime(signedAt)}. New words are <ins>underlined</ins>, words that are
            gone are <del>struck through</del>.
          </p>
          {changes.map(({ label, changes: paragraphs }) => (
            <div key={label} className="text-changes">
              <h3>{label}</h3>
              <ParagraphChanges paragraphs={paragraphs} />
            </div>
          ))}
        </>
      )}
    </section>
  )
}
