import { academy } from '../../../content/academy.ts'
import { AdminIcon } from '../frame/admin-icon.tsx'
import { cutText, findabilityWarnings, type FoundArticle, shown } from './findability.ts'

type HowItIsFoundProps = {
  article: Omit<FoundArticle, 'hasPicture'>
  /** The picture's address, as the form shows it. */
  picture: string | undefined
  /** The author's name, if known. */
  author: string | undefined
}

/** The article as a search result and as a shared card, with suggestions for improvement. */
export function HowItIsFound({ article, picture, author }: HowItIsFoundProps) {
  const { title, brief_description: description } = article
  const warnings = findabilityWarnings({ ...article, hasPicture: picture !== undefined })
  const shownTitle = title.trim() || '(no title)'
  return (
    <>
      <h3>Search result</h3>
      <div className="found-result">
        <p className="found-site">{academy.name} › articles</p>
        <p className="found-title">{cutText(shownTitle, shown.title)}</p>
        <p>{cutText(description, shown.description)}</p>
      </div>
      <p className="field-hint">
        Title: {count(title)}, about {shown.title} are shown. Description: {count(description)},
        about {shown.description} are shown.
      </p>
      <h3>Shared card</h3>
      <div className="found-card">
        <div className="found-picture">
          <p className="found-strip">{academy.name}</p>
          <div>
            <p className="found-title">{shownTitle}</p>
            {author && <p className="found-author">{author}</p>}
          </div>
          {picture ? <img src={picture} alt="" /> : <span className="found-no-picture" />}
        </div>
        <p className="found-title">{shownTitle}</p>
        <p>{cutText(description, shown.description)}</p>
      </div>
      {warnings.length > 0 && (
        <ul className="found-warnings" role="list">
          {warnings.map((warning) => (
            <li key={warning}>
              <AdminIcon name="warning" />
              {warning}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function count(text: string): string {
  const { length } = text.trim()
  return length === 1 ? '1 character' : `${length} characters`
}
