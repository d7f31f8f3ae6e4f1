import { academy } from '../../../content/academy.ts'
import { headerLinks } from '../../../content/navigation.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { SearchForm } from '../search-form/search-form.tsx'

/** The black header of every page but home. On small screens its links fold into a menu. */
export function SiteHeader({ path }: { path: string }) {
  return (
    <header className="site-header on-dark">
      <div className="wrap site-header-bar">
        <a className="site-brand" href="/">
          <img src="/pictures/logo-mark.svg" width="40" height="40" alt="" />
          <span>{academy.name}</span>
        </a>
        <SearchForm />
        <button
          className="icon-button site-menu-button"
          type="button"
          popoverTarget="site-menu"
          aria-label="Menu"
        >
          <Icon name="menu" />
        </button>
        <nav className="site-menu" id="site-menu" popover="auto" aria-label="Main">
          <ul role="list">
            {headerLinks.map(({ label, to }) => (
              <li key={to}>
                <a href={to} aria-current={path === to ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
