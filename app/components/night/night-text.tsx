import { sourcesOf } from '../../../content/conditions/conditions.ts'
import { comparedInWords, comparedOn } from '../../../content/claims/claims.ts'
import { nightHeadings, signAtNight } from '../../../content/danger-signs/at-night.ts'
import { medicalNotes } from '../../../content/medical-notes.ts'
import { addressOf, findMedicalPage } from '../../../content/medical-pages.ts'
import type { NightPage } from '../../../content/night/night-page.ts'
import { night } from '../../../content/night/night.ts'
import type { ShownReview } from '../../../shared/review.ts'
import { CitedText } from '../citations/cited-text.tsx'
import { findCitations } from '../citations/citations.ts'
import { ReferenceList } from '../citations/reference-list.tsx'
import { ReviewSection } from '../review/review-section.tsx'
import { EmergencyCalls } from './emergency-calls.tsx'

type NightTextProps = {
  page: NightPage
  /** Left out while the text is still to be reviewed. */
  review?: ShownReview
}

/** Everything on a page at night below its title: one screen, then what it rests on. */
export function NightText({ page, review }: NightTextProps) {
  const { help, tonight, morning } = page
  const { sources } = sourcesOf(page)
  const citations = findCitations([...tonight, morning.text], sources.length)
  return (
    <>
      <section className="night-part night-emergency" aria-labelledby="now">
        <h2 id="now">{nightHeadings.now}</h2>
        <ul className="help-briefs" role="list">
          {help.map((id) => (
            <li key={id}>{signAtNight(id)}</li>
          ))}
        </ul>
        <EmergencyCalls />
      </section>
      <section className="night-part" aria-labelledby="tonight">
        <h2 id="tonight">{nightHeadings.tonight}</h2>
        <ol>
          {tonight.map((step) => (
            <li key={step}>
              <CitedText text={step} citations={citations} />
            </li>
          ))}
        </ol>
      </section>
      <section className="night-part" aria-labelledby="morning">
        <h2 id="morning">{nightHeadings[morning.level]}</h2>
        <p>
          <CitedText text={morning.text} citations={citations} />
        </p>
      </section>
      {review && (
        <p className="night-more">
          {page.seeAlso.map((id) => {
            const other = findMedicalPage(id)!
            return (
              <a key={id} href={addressOf(other)}>
                {other.shortName}
              </a>
            )
          })}
          <a href={night.link.to}>Something else</a>
        </p>
      )}
      <details className="night-sources" open={!review}>
        <summary>Sources and review</summary>
        {review && <ReviewSection review={review} />}
        <ReferenceList
          heading="Sources"
          references={sources}
          placesOf={citations.placesOf}
          comparedOn={comparedOn}
        >
          <p>{comparedInWords(page)}</p>
          <p>
            {medicalNotes.notAdviceAtNight} The <a href="/legal">legal notice</a> says more.
          </p>
        </ReferenceList>
      </details>
    </>
  )
}
