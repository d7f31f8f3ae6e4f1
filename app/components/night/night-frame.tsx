import type { ReactNode } from 'react'
import { academy } from '../../../content/academy.ts'
import { SiteFooter } from '../site-footer/site-footer.tsx'

/** The frame of the pages at night: the name of the site, and no picture. */
export function NightFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link visually-hidden" href="#content">
        Skip to the content
      </a>
      <header className="night-head">
        <div className="wrap-text">
          <a href="/">{academy.name}</a>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
