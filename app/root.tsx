import './styles/index.css'
import { type ReactNode, use } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { academy } from '../content/academy.ts'
import { home } from '../content/home.ts'
import { currentWords, type PageWords, setWords } from '../content/words/live.ts'
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
    // The panel's scripts have the program's words of the academy.
    academy: currentWords()['academy'] ?? {},
    siteUrl: settings.siteUrl,
    socialImage: { path: socialImages.siteAddress(), alt: `${academy.name}: ${home.tagline}` },
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
  const site = useRouteLoaderData<typeof loader>('root')
  if (!import.meta.env.SSR) takeFacts(site?.academy)
  const { pathname } = useLocation()
  return (
    <SiteDocument metadata={<Meta />} styles={<Links />} scripts={<Scripts nonce={nonce} />}>
      <PathContext value={pathname}>{children}</PathContext>
    </SiteDocument>
  )
}

let taken: PageWords | undefined

/** Before anything of the page is rendered, and only once: the panel may have changed them since. */
function takeFacts(academy: PageWords | undefined): void {
  if (!academy || academy === taken) return
  taken = academy
  setWords({ academy })
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
