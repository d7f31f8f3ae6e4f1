import { adminMeta } from './browser-page.ts'
import { SearchesScreen } from './searches/searches-screen.tsx'

export const meta = () => adminMeta('Searches')

export default function Searches() {
  return <SearchesScreen />
}
