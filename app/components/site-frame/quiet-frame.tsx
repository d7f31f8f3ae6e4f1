import type { ReactNode } from 'react'
import { academy } from '../../../content/academy.ts'
import { SiteBrand } from '../site-brand/site-brand.tsx'

/** The frame of a page for one person alone: who asks and how to reach them, and nothing that leads elsewhere. */
export function QuietFrame({ children }: { children: ReactNode }) {
  const { name, telephone, email, address } = academy
  return (
    <>
      <a className="skip-link visually-hidden" href="#content">
        Skip to the content
      </a>
      <header className="site-header on-dark">
        <div className="wrap quiet-header">
          <SiteBrand />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="site-footer on-dark">
        <div className="wrap quiet-footer">
          <p>
            {name}, {address.street}, {address.locality}, {address.region} {address.postalCode}
          </p>
          <p>
            Questions? Call <a href={`tel:${telephone.dial}`}>{telephone.display}</a> or write to{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </div>
      </footer>
    </>
  )
}
