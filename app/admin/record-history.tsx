import { useLocation } from 'react-router'
import { type BegunKind, recordKinds } from '../../shared/record-kinds.ts'
import { valueText } from '../../shared/value-text.ts'
import type { Route } from './+types/record-history.ts'
import { adminMeta } from './browser-page.ts'
import { type HistoryKind, HistoryScreen } from './history/history-screen.tsx'
import { loadHistory } from './history/load-history.ts'
import { draftAddress, formAddress } from './record-kinds/form-address.ts'
import { kinds } from './record-kinds/kinds.ts'
import { writingKinds } from './record-kinds/writing-kind.ts'

export const meta = () => adminMeta('History')

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadHistory(request.url)

const historyKinds = [ofRecords('blog'), ofRecords('doctor')]

function ofRecords(name: BegunKind): HistoryKind {
  const { title, form } = recordKinds[name]
  const { list, backToList, missing } = kinds[name]
  return {
    ...writingKinds[name],
    list,
    backToList,
    missing,
    titleOf: ({ fields }) => valueText(fields[title]).trim(),
    formOf: ({ key, recordId }) =>
      key.startsWith('new.') || !recordId ? draftAddress(form, key) : formAddress(form, recordId),
  }
}

export default function RecordHistory({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const kind = historyKinds.find(({ list }) => pathname.startsWith(list))!
  return <HistoryScreen kind={kind} loaded={loaderData} />
}
