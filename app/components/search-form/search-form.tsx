import { Icon } from '../../ui/icon/icon.tsx'

/** The search box of header and home page: a plain form that leads to the article list. */
export function SearchForm({ label = 'Search articles' }: { label?: string }) {
  return (
    <form className="search-form" action="/articles" role="search" aria-label={label}>
      <label>
        <span className="visually-hidden">{label}</span>
        <input type="search" name="query" placeholder="Search articles" maxLength={200} />
      </label>
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
    </form>
  )
}
