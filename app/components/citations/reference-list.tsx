import type { ReactNode } from 'react'
import { laterNewsOf } from '../../../content/works/later-news.ts'
import {
  pubMedAddress,
  referenceAddress,
  referenceLimits,
  type Work,
} from '../../../shared/reference.ts'
import { ended } from '../../../shared/reference-text.ts'
import { PropsMarkup } from '../../ui/props-markup/props-markup.tsx'
import { Chapter } from '../chapter/chapter.tsx'
import { dayInWords } from '../review/review-dates.ts'
import type { PlacesOf } from './citations.ts'

type ReferenceListProps = {
  heading: 'References' | 'Sources'
  references: readonly Work[]
  placesOf: PlacesOf
  /** Text below the list. */
  children?: ReactNode
}

/** The numbered references of a page; each links back to where the text cites it. */
export function ReferenceList({ heading, references, placesOf, children }: ReferenceListProps) {
  const id = heading.toLowerCase()
  const places = references.map((_reference, index) =>
    Math.min(placesOf(index + 1), referenceLimits.backLinks),
  )
  const size = references.length === 1 ? '1 source' : `${references.length} sources`
  return (
    <Chapter id={id} heading={heading} size={size} appendix>
      <div className="reference-list">
        <PropsMarkup as="ol" of={References} props={{ references, places }} />
        {children}
      </div>
    </Chapter>
  )
}

/** `places`: how often the text links to each. */
function References({ references, places }: { references: readonly Work[]; places: number[] }) {
  return references.map((reference, index) => (
    <li key={`${reference.authors} ${reference.title}`} id={`ref-${index + 1}`}>
      <ReferenceText reference={reference} />{' '}
      <BackLinks number={index + 1} places={places[index] ?? 0} />
    </li>
  ))
}

function ReferenceText({ reference }: { reference: Work }) {
  const { authors, title, publishedIn, year, doi, pmid, accessed } = reference
  const address = referenceAddress(reference)
  const news = laterNewsOf(reference)
  const place = [publishedIn, year].filter(Boolean).join(', ')
  return (
    <>
      {ended(authors)} {address ? <a href={address}>{title}</a> : <cite>{title}</cite>}
      {ended(title).slice(title.length)} {place && ended(place)}
      {doi && <span className="reference-number"> doi:{doi}.</span>}
      {pmid && (
        <>
          {' '}
          <a href={pubMedAddress(pmid)}>PMID {pmid}</a>.
        </>
      )}
      {accessed && ` Opened ${dayInWords(accessed)}.`}
      {news && <strong> {news.words}</strong>}
    </>
  )
}

function BackLinks({ number, places }: { number: number; places: number }) {
  return Array.from({ length: places }, (_, index) => index + 1).map((place) => (
    <a
      key={place}
      className="reference-back"
      href={`#cite-${number}-${place}`}
      aria-label={`Back to the text, place ${place}`}
    >
      ↑{place}
    </a>
  ))
}
