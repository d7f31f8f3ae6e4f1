import { useParams } from 'react-router'
import { adminMeta } from './browser-page.ts'
import { IssueScreen } from './newsletter/issue-screen.tsx'

export const meta = () => adminMeta('Newsletter')

export default function NewsletterIssue() {
  const { id = '' } = useParams()
  return <IssueScreen id={id} />
}
