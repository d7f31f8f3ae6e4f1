import type { Route } from './+types/word-history.ts'
import { adminMeta } from './browser-page.ts'
import { wordsApi } from './client/words.ts'
import { HistoryScreen } from './history/history-screen.tsx'
import { loadHistory } from './history/load-history.ts'
import { loadRecord } from './record-form/load-record.ts'
import { wordsAddress } from './words/words-address.ts'
import { wordsFields, wordsPlaces } from './words/words-kind.ts'

export const meta = () => adminMeta('History')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const [page, history] = await Promise.all([
    loadRecord(wordsApi.page(key.replace(/^words\./, ''))),
    loadHistory(request.url),
  ])
  return { page, history }
}

export default function WordHistory({ loaderData: { page, history } }: Route.ComponentProps) {
  const words = 'record' in page ? page.record : undefined
  const kind = {
    ...wordsPlaces,
    draftFields: words ? wordsFields(words) : {},
    titleOf: () => words?.title ?? '',
    formOf: () => wordsAddress(words?.key ?? ''),
  }
  return <HistoryScreen kind={kind} loaded={words ? history : problemOf(page)} />
}

const problemOf = (page: Awaited<ReturnType<typeof clientLoader>>['page']) =>
  'problem' in page ? page : { problem: 'unreachable' as const }
