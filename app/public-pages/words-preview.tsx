// A page of the site with the words of a draft, in place of the preview's own page.
import { renderToStaticMarkup } from 'react-dom/server'
import type { ServerBuild } from 'react-router'
import { type SiteWords, withWords } from '../../content/words/live.ts'
import { PreviewBar } from '../components/preview-bar/preview-bar.tsx'
import { withResponse } from './loader-result.ts'
import { type LoadedPage, type PublicPageModule, writePublicPage } from './public-document.tsx'

type PreviewedWords = { state: 'words'; path: string; words: SiteWords; savedAt: string }
type Loading = PublicPageModule & { loader?(args: object): unknown }

/** What the preview's loader found, if it is a draft of words. */
export function readPreviewedWords(loaderData: unknown): PreviewedWords | undefined {
  const found = loaderData as PreviewedWords | { state?: unknown } | null
  return found?.state === 'words' ? (found as PreviewedWords) : undefined
}

/** `own`: the page of the preview, whose metadata keeps search engines away. */
export async function writeWordsPreview(
  build: ServerBuild,
  own: LoadedPage,
  { path, words, savedAt }: PreviewedWords,
  args: object,
): Promise<string> {
  const { route, params } = findPage(build, path)
  const module = route.module as unknown as Loading
  const loading = withWords(words, () => module.loader?.({ ...args, params }))
  const { data: loaderData } = withResponse(await loading)
  const { handle } = module
  // The bar has its style in the sheet of other pages.
  const kind = handle.kind === 'medical' ? 'review' : handle.kind
  const shown = { handle: { ...handle, kind }, meta: own.module.meta }
  const html = withWords(words, () =>
    writePublicPage(build.assets, {
      ...own,
      id: route.id,
      module: shown,
      path,
      params,
      loaderData,
    }),
  )
  return html.replace(
    '<main',
    () => `${renderToStaticMarkup(<PreviewBar savedAt={savedAt} />)}<main`,
  )
}

/** The public page at an address: its last part may be a parameter. */
function findPage({ routes }: ServerBuild, address: string) {
  const end = address.slice(address.lastIndexOf('/') + 1)
  const above = address.slice(0, -end.length)
  for (const route of Object.values(routes)) {
    if (!route || route.id === 'root') continue
    const pattern = `/${route.path ?? ''}`
    if (pattern === address) return { route, params: {} }
    const [, begin, name] = /^(.*\/):(\w+)$/.exec(pattern) ?? []
    if (begin === above && name) return { route, params: { [name]: end } }
  }
  throw new Error(`There is no page at ${address}.`)
}
