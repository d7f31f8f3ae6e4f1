import { Link } from 'react-router'
import { recordKinds } from '../../../shared/record-kinds.ts'
import type { RemarkedText } from '../../../shared/remark.ts'
import { writtenDay } from '../frame/panel-dates.ts'
import { useMay } from '../frame/use-session.ts'
import { countedRemarks } from '../remarks/use-open-remarks.ts'

const mostListed = 5

/** The texts with the newest open remarks; nothing where there are none. */
export function RemarkedTexts({ texts }: { texts: readonly RemarkedText[] }) {
  const viewOnly = !useMay()('articles.write')
  if (texts.length === 0) return null
  return (
    <div className="desk">
      <section aria-label="Open remarks">
        <h2>Open remarks</h2>
        <ul role="list">
          {texts.slice(0, mostListed).map((text) => (
            <li key={text.key} className="remarked-text">
              <div className="desk-article">
                <Link to={addressOf(text, viewOnly)}>{text.title || '(no title)'}</Link>
                <span className="quiet">
                  {countedRemarks(text.open)}, the newest of {writtenDay(text.lastAt)}
                </span>
              </div>
            </li>
          ))}
        </ul>
        {texts.length > mostListed && (
          <p className="quiet">And in {texts.length - mostListed} more texts.</p>
        )}
      </section>
    </div>
  )
}

function addressOf({ key, kind }: RemarkedText, viewOnly: boolean): string {
  const id = key.slice(key.indexOf('.') + 1)
  if (kind === 'words') return recordKinds.words.form + encodeURIComponent(id)
  const query = key.startsWith('new.') ? { draft: id } : { id }
  const more = viewOnly ? { view: '1' } : {}
  return `${recordKinds[kind].form}?${new URLSearchParams({ ...query, ...more })}`
}
