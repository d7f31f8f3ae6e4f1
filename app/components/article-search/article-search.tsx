import type { SortOrder } from '../../../shared/blog.ts'
import { limits } from '../../../shared/limits.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Select } from '../../ui/text-field/select.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { sortOptions } from './sort-options.ts'

const formId = 'article-search'

type SearchProps = {
  query: string
  onType: () => void
  onSubmit: () => void
}

/** The search box: a GET form that, with scripts, searches as the reader types. */
export function ArticleSearch({ query, onType, onSubmit }: SearchProps) {
  return (
    <form
      className="article-search"
      id={formId}
      action="/articles"
      role="search"
      aria-label="Article list"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <label htmlFor="article-query">Search</label>
      <div className="search-form">
        <input
          type="search"
          id="article-query"
          name="query"
          defaultValue={query}
          placeholder="Symptom, topic or doctor"
          maxLength={limits.searchField}
          autoComplete="off"
          enterKeyHint="search"
          onInput={onType}
        />
        <button type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </div>
    </form>
  )
}

type SortProps = {
  query: string
  sort: SortOrder | ''
  onChange: () => void
}

/** Part of the search form. Without scripts its button applies the order. */
export function ArticleSort({ query, sort, onChange }: SortProps) {
  const hydrated = useHydrated()
  return (
    <div className="article-sort">
      <label htmlFor="article-sort">Sort By</label>
      <Select
        id="article-sort"
        name="sort"
        form={formId}
        defaultValue={sort}
        onChange={onChange}
        options={sortOptions(query !== '')}
      />
      <button className="button quiet-button" type="submit" form={formId} hidden={hydrated}>
        Sort
      </button>
    </div>
  )
}
