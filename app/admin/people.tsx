import { adminMeta } from './browser-page.ts'
import { PeopleList } from './people/people-list.tsx'

export const meta = () => adminMeta('People')

export default function People() {
  return <PeopleList />
}
