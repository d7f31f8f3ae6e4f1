import './styles/index.css'
import { type ReactNode, use } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useLocation } from 'react-router'
import { academy } from '../content/academy.ts'
import { home } from '../content/home.ts'
import { sharedCaching } from '../shared/shared-caching.ts'
import type { Route } from './+types/root.ts'
import otherStyles from './styles/other-pages.css?url'
import { FailedPage } from './route-helpers/failed-page.tsx'
import { NonceContext } from './route-helpers/nonce.ts'
import { PathContext } from './components/site-frame/path-context.ts'
import { servicesContext } from './route-helpers/request-context.ts'
import { SiteDocument } from './route-helpers/site-document.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { settings, socialImages } = context.get(servicesContext)
  return {
    siteUrl: settings.siteUrl,
    socialImage: { path: socialImages.siteAddress, alt: `${academy.name}: ${home.tagline}` },
  }
}

/** The root's data (addresses of the site itself) never changes during a visit. */
export const shouldRevalidate = () => false

export function headers() {
  return {
    'cache-control': sharedCaching,
    'speculation-rules': '"/speculation-rules.json"',
  }
}

/** For pages that the framework renders in the browser: the admin panel and the gallery of parts. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const { pathname } = useLocation()
  return (
    <SiteDocument metadata={<Meta />} styles={<Links />} scripts={<Scripts nonce={nonce} />}>
      <PathContext value={pathname}>{children}</PathContext>
    </SiteDocument>
  )
}

export default function Root() {
  return <Outlet />
}

/** For unexpected errors; pages render their own 404s. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <link rel="stylesheet" href={otherStyles} precedence="default" />
      <FailedPage missing={isRouteErrorResponse(error) && error.status === 404} />
    </>
  )
}
