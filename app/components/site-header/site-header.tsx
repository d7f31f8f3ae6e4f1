import { headerLinks } from '../../../content/navigation.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { SearchForm } from '../search-form/search-form.tsx'
import { SiteBrand } from '../site-brand/site-brand.tsx'

/** The black header of every page but home. On small screens its links fold into a menu. */
export function SiteHeader({ path }: { path: string }) {
  return (
    <header className="site-header on-dark">
      <div className="wrap site-header-bar">
        <SiteBrand />
        <MenuButton label="Menu" action="show" />
        <nav className="site-menu" id="site-menu" popover="auto" aria-label="Main">
          <MenuButton label="Close menu" action="hide" />
          <ul role="list">
            {headerLinks.map(({ label, to }) => (
              <li key={to}>
                <a href={to} aria-current={currentAt(path, to)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <SearchForm label="Search all articles" />
      </div>
    </header>
  )
}

function MenuButton({ label, action }: { label: string; action: 'show' | 'hide' }) {
  return (
    <button
      className="icon-button site-menu-button"
      type="button"
      popoverTarget="site-menu"
      popoverTargetAction={action}
      aria-label={label}
    >
      <Icon name={action === 'show' ? 'menu' : 'close'} />
    </button>
  )
}

/** `page` on the page itself, `true` on the pages below it. */
function currentAt(path: string, to: string): 'page' | 'true' | undefined {
  if (path === to) return 'page'
  return path.startsWith(`${to}/`) ? 'true' : undefined
}
