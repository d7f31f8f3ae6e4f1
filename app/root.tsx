import './styles/index.css'
import enhancementScript from 'virtual:enhancement-script'
import { type ReactNode, use } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useMatches } from 'react-router'
import { academy } from '../content/academy.ts'
import { home } from '../content/home.ts'
import type { Route } from './+types/root.ts'
import { ErrorPage } from './components/error-page/error-page.tsx'
import { SiteFrame } from './components/site-frame/site-frame.tsx'
import { NonceContext } from './nonce.ts'
import { pageKind } from './page-handle.ts'
import { servicesContext } from './request-context.ts'
import displayFont from './styles/fonts/source-serif-4-600-basic.woff2'

export function loader({ context }: Route.LoaderArgs) {
  const { settings, socialImages } = context.get(servicesContext)
  return {
    siteUrl: settings.siteUrl,
    socialImage: { path: socialImages.siteAddress, alt: `${academy.name}: ${home.tagline}` },
  }
}

/** What never changes while one reads: addresses of the site itself. */
export const shouldRevalidate = () => false

export function headers() {
  return { 'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate' }
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  // While developing every page carries the scripts, because hot reload needs them.
  const kind = pageKind(useMatches().map((match) => match.handle))
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#14181d" />
        <link
          rel="preload"
          href={displayFont}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="alternate" type="application/rss+xml" href="/rss.xml" title="Articles" />
        <Links />
      </head>
      <body>
        {children}
        {(kind !== 'reading' || import.meta.env.DEV) && <Scripts nonce={nonce} />}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? enhancementScript : '' }}
        />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** For what went wrong unexpectedly; pages answer their own 404s. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  const title = missing ? 'Page not found' : 'Something went wrong'
  return (
    <SiteFrame>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage
        title={title}
        text={
          missing
            ? 'There is no page at this address.'
            : 'Please try again in a moment. If it happens again, write to us.'
        }
      />
    </SiteFrame>
  )
}
