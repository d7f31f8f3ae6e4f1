import { adminMeta } from './browser-page.ts'
import { NotAllowed } from './frame/not-allowed.tsx'
import { useMay } from './frame/use-session.ts'
import { ReaderList } from './newsletter/reader-list.tsx'

export const meta = () => adminMeta('Readers')

export default function NewsletterReaders() {
  return useMay()('subscribers') ? <ReaderList /> : <NotAllowed />
}
