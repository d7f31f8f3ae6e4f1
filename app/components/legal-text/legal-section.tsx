import { Fragment } from 'react'
import { academy } from '../../../content/academy.ts'
import type { LegalPage } from '../../../content/legal/legal-page.ts'
import { titleWords } from '../../ui/title-words/title-words.tsx'

type LegalSectionProps = { id: string; section: LegalPage['sections'][number] }

export function LegalSection({ id, section }: LegalSectionProps) {
  const { heading, paragraphs, list } = section
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{titleWords(heading)}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{withMailLinks(paragraph)}</p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Turns each mention of the academy's e-mail address into a link. */
function withMailLinks(text: string) {
  const [start, ...rest] = text.split(academy.email)
  return [
    start,
    ...rest.map((part) => (
      <Fragment key={part}>
        <a href={`mailto:${academy.email}`}>{academy.email}</a>
        {part}
      </Fragment>
    )),
  ]
}
