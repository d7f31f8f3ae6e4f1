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
  /** The day on which the page was last compared with a copy of the work, if it was. */
  comparedOn?: (work: Work) => string | undefined
  /** Text below the list. */
  children?: ReactNode
}

/** The numbered references of a page; each links back to where the text cites it. */
export function ReferenceList(props: ReferenceListProps) {
  const { heading, references, placesOf, comparedOn, children } = props
  const id = heading.toLowerCase()
  const places = references.map((_reference, index) =>
    Math.min(placesOf(index + 1), referenceLimits.backLinks),
  )
  const days = references.map((work) => comparedOn?.(work))
  const size = references.length === 1 ? '1 source' : `${references.length} sources`
  return (
    <Chapter id={id} heading={heading} size={size} appendix>
      <div className="reference-list">
        <PropsMarkup as="ol" of={References} props={{ references, places, days }} />
        {children}
      </div>
    </Chapter>
  )
}

type ReferencesProps = {
  references: readonly Work[]
  /** How often the text links to each. */
  places: number[]
  /** When each was last compared with the page. */
  days: (string | undefined)[]
}

function References({ references, places, days }: ReferencesProps) {
  return references.map((reference, index) => (
    <li key={`${reference.authors} ${reference.title}`} id={`ref-${index + 1}`}>
      <ReferenceText reference={reference} day={days[index]} />{' '}
      <BackLinks number={index + 1} places={places[index] ?? 0} />
    </li>
  ))
}

function ReferenceText({ reference, day }: { reference: Work; day: string | undefined }) {
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
      {day && ` Compared with a copy on ${dayInWords(day)}.`}
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
