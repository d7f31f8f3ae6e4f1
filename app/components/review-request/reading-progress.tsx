import type { LinkedSection, Reading } from '../../../server/reviews/read-sections.ts'
import { markId } from './section-end.tsx'

/** Shows how many sections are read and where to continue; nothing until a section is marked. */
export function ReadingProgress({ reading: { sections, lostSections } }: { reading: Reading }) {
  const isRead = ({ state }: LinkedSection) => state === 'read'
  if (!lostSections && sections.every(({ state }) => state === 'unread')) return null
  const next = sections.findIndex((section) => !isRead(section))
  const changed = sections.filter(({ state }) => state === 'changed')
  return (
    <section className="review-note" aria-labelledby="progress">
      <h2 id="progress">
        You have read {sections.filter(isRead).length} of {sections.length} sections
      </h2>
      {changed.length > 0 && (
        <p>
          Changed since you read {changed.length === 1 ? 'it' : 'them'}:{' '}
          {changed.map(({ label }) => label).join(', ')}.
        </p>
      )}
      {lostSections && <p>A section that you read has another heading now, or is gone.</p>}
      <p>
        {next < 0 ? (
          <a href="#answer">Sign the text, or ask for changes</a>
        ) : (
          <a href={`#${startOf(sections, next)}`}>Go on with “{sections[next]!.label}”</a>
        )}
      </p>
    </section>
  )
}

/** Returns the id to link to: a section starts below the previous section's mark. */
function startOf(sections: readonly LinkedSection[], index: number): string {
  return index === 0 ? 'text' : markId(sections[index - 1]!.id)
}

/** Lists the sections that are not marked. The signature covers them all the same. */
export function UnreadSections({ sections }: Pick<Reading, 'sections'>) {
  const unread = sections.filter(({ state }) => state !== 'read')
  if (unread.length === 0 || unread.length === sections.length) return null
  return (
    <p className="quiet">
      Not marked as read:{' '}
      {unread.map((section, index) => (
        <span key={section.id}>
          {index > 0 && ', '}
          <a href={`#${startOf(sections, sections.indexOf(section))}`}>{section.label}</a>
        </span>
      ))}
      . Your signature covers the whole text.
    </p>
  )
}
