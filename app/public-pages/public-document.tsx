import islandsScript from 'virtual:islands-script'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MetaDescriptor, ServerBuild } from 'react-router'
import { PathContext } from '../components/site-frame/path-context.ts'
import medicalStyles from '../styles/medical-pages.css?url'
import nightStyles from '../styles/night-pages.css?url'
import otherStyles from '../styles/other-pages.css?url'
import { FailedPage } from '../route-helpers/failed-page.tsx'
import { NonceContext } from '../route-helpers/nonce.ts'
import type { PublicPageHandle } from '../route-helpers/page-handle.ts'
import { SiteDocument } from '../route-helpers/site-document.tsx'
import { ServerMarkup } from '../ui/server-markup.ts'
import { markupWriters } from './markup-writers.ts'
import { Metadata } from './metadata.tsx'

type Assets = ServerBuild['assets']
type Params = Record<string, string | undefined>

/** The parts of a route module that a public page uses. */
export type PublicPageModule = {
  handle: PublicPageHandle
  meta(args: object): MetaDescriptor[]
}

/** A route's page and its loaded data; `rootData` is what the root route loaded. */
export type LoadedPage = {
  id: string
  module: PublicPageModule
  path: string
  /** The address's query with its question mark, or empty. */
  search: string
  params: Params
  rootData: unknown
  loaderData: unknown
  actionData?: unknown
  /** Given if the page's scripts need a nonce. */
  nonce?: string
}

/** The page's HTML, without the framework's markers and data. */
export function writePublicPage(assets: Assets, page: LoadedPage): string {
  const { id, module, path, search, params, rootData, loaderData, actionData, nonce } = page
  const { handle } = module
  const { Page, kind } = handle
  // A page about nothing that is there looks like all others.
  const shown = loaderData === null ? 'reading' : kind
  const matches = [
    { id: 'root', pathname: '/', params, handle: undefined, loaderData: rootData },
    { id, pathname: path, params, handle, loaderData },
  ]
  const location = { pathname: path, search, hash: '', state: null, key: 'default' }
  const metadata = module.meta({ params, loaderData, matches, location })
  return documentHtml(
    path,
    {
      styles: <Styles assets={assets} kind={shown} />,
      metadata: <Metadata of={metadata} />,
      islandsScript: kind === 'tool' ? islandsScript : undefined,
      isNight: shown === 'night',
    },
    render(Page, { loaderData, actionData, params, matches }),
    nonce,
  )
}

/** Erases the type of the props, because each page's component has its own. */
function render(Page: ComponentType<never>, props: object): ReactNode {
  const Component = Page as ComponentType<object>
  return <Component {...props} />
}

type Failure = { path: string; missing: boolean; requestId: string; nonce?: string }

export function writeFailedPage(assets: Assets, failure: Failure): string {
  const { path, missing, requestId, nonce } = failure
  const styles = <Styles assets={assets} kind="reading" />
  return documentHtml(
    path,
    { styles },
    <FailedPage missing={missing} requestId={requestId} />,
    nonce,
  )
}

/** The style sheets of each kind of page, after the one that all share. */
const stylesOf: Record<PublicPageHandle['kind'], string[]> = {
  article: [],
  medical: [medicalStyles],
  night: [nightStyles],
  review: [medicalStyles, otherStyles],
  reading: [otherStyles],
  tool: [otherStyles],
}

function Styles({ assets, kind }: { assets: Assets; kind: PublicPageHandle['kind'] }) {
  const shared = import.meta.env.DEV
    ? ['/app/styles/index.css']
    : (assets.routes['root']?.css ?? [])
  return [...shared, ...stylesOf[kind]].map((file) => (
    <link key={file} rel="stylesheet" href={file} />
  ))
}

type Head = Omit<Parameters<typeof SiteDocument>[0], 'children'>

/** During development, reloads the page when one of its sources has changed. */
const reloadScript = import.meta.env.DEV ? (
  <script type="module" src="/app/development/reload-page.ts" />
) : undefined

function documentHtml(path: string, head: Head, body: ReactNode, nonce?: string): string {
  const html = renderToStaticMarkup(
    <ServerMarkup value={markupWriters}>
      <NonceContext value={nonce}>
        <SiteDocument {...head} lastScript={reloadScript}>
          <PathContext value={path}>{body}</PathContext>
        </SiteDocument>
      </NonceContext>
    </ServerMarkup>,
  )
  return `<!DOCTYPE html>${knowingItsSamples(html)}`
}

/** Marks a page that contains samples at its start, so that its note about them causes no layout shift. */
function knowingItsSamples(html: string): string {
  return html.includes('class="sample-mark') ? html.replace('<body', '<body data-samples=""') : html
}
