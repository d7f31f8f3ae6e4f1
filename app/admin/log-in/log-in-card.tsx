import type { ReactNode } from 'react'
import { SiteBrand } from '../../components/site-brand/site-brand.tsx'

/** The log-in page around its form. */
export function LogInCard({ children }: { children: ReactNode }) {
  return (
    <main className="log-in-page" id="content">
      <div className="log-in-brand on-dark">
        <SiteBrand />
      </div>
      <div className="log-in-card">
        <h1>Admin login</h1>
        {children}
      </div>
    </main>
  )
}
