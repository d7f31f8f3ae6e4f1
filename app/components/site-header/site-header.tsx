import type { ReactElement } from 'react'
import { headerLinks, serviceLinks } from '../../../content/navigation.ts'
import { StaticMarkup } from '../../ui/static-markup/static-markup.tsx'
import { SearchForm } from '../search-form/search-form.tsx'
import { SiteBrand } from '../site-brand/site-brand.tsx'
import { type CurrentLink, SiteMenu } from './site-menu.tsx'

/** The black header of every page except the home page. On small screens its links fold into a menu. */
export function SiteHeader({ path }: { path: string }) {
  return (
    <StaticMarkup
      as="header"
      className="site-header on-dark"
      content={contentAt(currentLink(path))}
    />
  )
}

/** The header link of the current page: `page` on that very page, `true` on pages below it. */
function currentLink(path: string): CurrentLink {
  const link = [...serviceLinks, ...headerLinks].find(
    ({ to }) => path === to || path.startsWith(`${to}/`),
  )
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
      <SiteMenu current={current} />
      <SearchForm label="Search all articles" />
    </div>
  )
}
