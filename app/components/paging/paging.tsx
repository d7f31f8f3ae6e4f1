import { Icon } from '../../ui/icon/icon.tsx'
import { visiblePages } from './visible-pages.ts'

type PagingProps = {
  page: number
  pages: number
  addressOf: (page: number) => string
}

/** Links to the other pages of a long list; renders nothing if there is only one. */
export function Paging({ page, pages, addressOf }: PagingProps) {
  if (pages < 2) return null
  return (
    <nav className="paging" aria-label="Pages">
      {page > 1 && (
        <a className="paging-step" rel="prev" href={addressOf(page - 1)}>
          <Icon name="previous" />
          Previous<span className="visually-hidden"> page</span>
        </a>
      )}
      <ol role="list">
        {visiblePages(page, pages).map((number, index) => (
          <li key={number || `gap ${index}`}>
            {number ? (
              <a href={addressOf(number)} aria-current={number === page ? 'page' : undefined}>
                <span className="visually-hidden">Page </span>
                {number}
              </a>
            ) : (
              '…'
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="paging-step" rel="next" href={addressOf(page + 1)}>
          Next<span className="visually-hidden"> page</span>
          <Icon name="next" />
        </a>
      )}
    </nav>
  )
}
