import { type ReactNode, use } from 'react'
import { PathContext } from './path-context.ts'
import { SampleNote } from '../sample-mark/sample-mark.tsx'
import { SiteFooter } from '../site-footer/site-footer.tsx'
import { SiteHeader } from '../site-header/site-header.tsx'

/** The frame of every public page. The home page passes its own head. */
export function SiteFrame({ head, children }: { head?: ReactNode; children: ReactNode }) {
  const path = use(PathContext)
  return (
    <>
      <a className="skip-link visually-hidden" href="#content">
        Skip to the content
      </a>
      {head ?? <SiteHeader path={path} />}
      <SampleNote />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
