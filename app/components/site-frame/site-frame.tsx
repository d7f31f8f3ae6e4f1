import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { SiteFooter } from '../site-footer/site-footer.tsx'
import { SiteHeader } from '../site-header/site-header.tsx'

/** What stands around every public page. The home page brings its own head. */
export function SiteFrame({ head, children }: { head?: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <>
      <a className="skip-link visually-hidden" href="#content">
        Skip to the content
      </a>
      {head ?? <SiteHeader path={pathname} />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
