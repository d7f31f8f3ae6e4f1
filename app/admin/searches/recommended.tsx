import type { PromotedArticle } from '../../../shared/searches.ts'
import { ShortListPart } from '../short-list/short-list-part.tsx'
import type { ShortList } from '../short-list/use-short-list.ts'

type RecommendedProps = {
  list: ShortList<PromotedArticle>
  onAdd: () => void
  onRemove: (promoted: PromotedArticle) => Promise<void>
}

/** The articles that come first in searches with certain words. */
export function Recommended({ list, onAdd, onRemove }: RecommendedProps) {
  return (
    <ShortListPart
      title="Recommended"
      advice="These articles come first where a search holds all the words. At most three are shown."
      action={
        <button className="button quiet-button" type="button" onClick={onAdd}>
          Recommend an article
        </button>
      }
      list={list}
      empty="No article is recommended yet."
      renderItem={(promoted) => (
        <li className="tuning-item" key={promoted._id}>
          <div>
            <p className="short-list-name" dir="auto">
              {promoted.words}
            </p>
            <p className="tuning-note">
              <a href={`/articles/${promoted.article._id}`} target="_blank" rel="noopener">
                {promoted.article.title}
              </a>
            </p>
          </div>
          <button
            className="text-button"
            type="button"
            aria-label={`Remove ${promoted.article.title} for ${promoted.words}`}
            onClick={() => void onRemove(promoted)}
          >
            Remove
          </button>
        </li>
      )}
    />
  )
}
