import { adminMeta } from './browser-page.ts'
import { IssueList } from './newsletter/issue-list.tsx'

export const meta = () => adminMeta('Newsletter')

export default function Newsletter() {
  return <IssueList />
}
