import type { ComponentProps } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Icon } from '../../ui/icon/icon.tsx'

type SearchFormProps = {
  label?: string
  /** What the field is and does besides being a search field. */
  field?: ComponentProps<'input'>
}

/** The search box of header and home page: a plain form that leads to the article list. */
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
