import type { ReactElement } from 'react'
import { headerLinks } from '../../../content/navigation.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { StaticMarkup } from '../../ui/static-markup/static-markup.tsx'
import { SearchForm } from '../search-form/search-form.tsx'
import { SiteBrand } from '../site-brand/site-brand.tsx'

/** The black header of every page but home. On small screens its links fold into a menu. */
export function SiteHeader({ path }: { path: string }) {
  return (
    <StaticMarkup
      as="header"
      className="site-header on-dark"
      content={contentAt(currentLink(path))}
    />
  )
}

type CurrentLink = { to: string; how: 'page' | 'true' } | undefined

/** The link to where the reader is: `page` on the page itself, `true` on the pages below it. */
function currentLink(path: string): CurrentLink {
  const link = headerLinks.find(({ to }) => path === to || path.startsWith(`${to}/`))
  return link && { to: link.to, how: link.to === path ? 'page' : 'true' }
}

const contents = new Map<string, ReactElement>()

function contentAt(current: CurrentLink): ReactElement {
  const key = current ? `${current.to} ${current.how}` : ''
  const made = contents.get(key) ?? <SiteHeaderContent current={current} />
  contents.set(key, made)
  return made
}

function SiteHeaderContent({ current }: { current: CurrentLink }) {
  return (
    <div className="wrap site-header-bar">
      <SiteBrand />
      <MenuButton label="Menu" action="show" />
      <nav className="site-menu" id="site-menu" popover="auto" aria-label="Main">
        <MenuButton label="Close menu" action="hide" />
        <ul role="list">
          {headerLinks.map(({ label, to }) => (
            <li key={to}>
              <a href={to} aria-current={current?.to === to ? current.how : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SearchForm label="Search all articles" />
    </div>
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
