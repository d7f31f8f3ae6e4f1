import { useId } from 'react'
import type { SimilarTag } from '../../../shared/tag.ts'

type SimilarTagsProps = {
  similar: readonly SimilarTag[]
  onMerge: (tag: string, into: string) => void
}

/** Offers to merge tags that probably mean the same. */
export function SimilarTags({ similar, onMerge }: SimilarTagsProps) {
  const id = useId()
  if (similar.length === 0) return null
  return (
    <section className="similar-tags" aria-labelledby={id}>
      <h2 id={id}>Similar tags</h2>
      <ul role="list">
        {similar.map(({ tag, articles, like }) => (
          <li key={tag}>
            <span>
              {tag} <span className="quiet">({articles})</span> and {like.tag}{' '}
              <span className="quiet">({like.articles})</span>
            </span>
            <button
              className="text-button"
              type="button"
              aria-label={`Merge ${tag} into ${like.tag}`}
              onClick={() => onMerge(tag, like.tag)}
            >
              Merge
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
