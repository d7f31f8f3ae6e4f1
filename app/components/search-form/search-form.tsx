import type { ComponentProps } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Icon } from '../../ui/icon/icon.tsx'

type SearchFormProps = {
  label?: string
  /** Additional attributes of the field. */
  field?: ComponentProps<'input'>
}

/** The search box of the header and the home page: a plain form that opens the article list. */
export function SearchForm({ label = 'Search articles', field }: SearchFormProps) {
  return (
    <form className="search-form" action="/articles" role="search" aria-label={label}>
      <label>
        <span className="visually-hidden">{label}</span>
        <input
          type="search"
          name="query"
          placeholder="Search articles"
          maxLength={limits.searchField}
          {...field}
        />
      </label>
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
    </form>
  )
}
