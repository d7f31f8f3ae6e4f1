import type { Claim, Says } from '../../../content/claims/claim.ts'
import { type CitedStatement, isCompared } from '../../../content/claims/claims.ts'
import { referenceAddress, type Work } from '../../../shared/reference.ts'
import { dayInWords } from '../review/review-dates.ts'

const words: Record<Says, string> = {
  supports: 'Supports it',
  limits: 'Limits it: says less, or only under conditions',
  contradicts: 'Contradicts it',
}

/** The statements of a page, each beside the passages that it rests on. */
export function ClaimList({ statements }: { statements: readonly CitedStatement[] }) {
  const sections = Map.groupBy(statements, ({ section }) => section)
  return (
    <section className="claim-list stack" aria-labelledby="claims">
      <h2 id="claims">What the sources say</h2>
      <p>
        Each statement that cites a work, with the passage that it rests on. Passages are quoted
        from stored copies, so please open the work where it matters. No doctor has checked them
        yet, unless it says so.
      </p>
      {Array.from(sections, ([section, own]) => (
        <Section key={section} heading={section} statements={own} />
      ))}
    </section>
  )
}

type SectionProps = { heading: string; statements: readonly CitedStatement[] }

/** Folded up while there is nothing to compare in it. */
function Section({ heading, statements }: SectionProps) {
  const compared = statements.filter(isCompared).length
  return (
    <details open={compared > 0}>
      <summary>
        {heading}: {compared} of {statements.length} compared
      </summary>
      <ul role="list">
        {statements.map(({ words: said, claims }) => (
          <li key={said}>
            <p>{said}</p>
            <div className="claim-passages">
              {claims.map((claim) => (
                <Passage key={claim.passage.work.title + claim.passage.quote} claim={claim} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Passage({ claim: { passage, says, checked } }: { claim: Claim }) {
  const { work, at, quote } = passage
  return (
    <div className="claim-passage" data-says={says ?? 'unknown'}>
      <p>
        <strong>{says ? words[says] : 'Not checked yet'}</strong>
        {checked && (
          <>
            {' '}
            ({checked.by === 'doctor' ? 'a doctor' : 'not by a doctor'}, {dayInWords(checked.on)})
          </>
        )}
      </p>
      {quote && (
        <blockquote>
          <p>“{quote}”</p>
        </blockquote>
      )}
      <p className="quiet">
        <WorkLink work={work} />
        {at && `. ${at}`}
      </p>
    </div>
  )
}

function WorkLink({ work }: { work: Work }) {
  const address = referenceAddress(work)
  const name = `${work.authors.split(/[,;(]/)[0]?.trim()}: ${work.title}`
  return address ? <a href={address}>{name}</a> : <cite>{name}</cite>
}
