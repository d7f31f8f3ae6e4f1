import { Link } from 'react-router'
import type { Warning } from '../../../shared/warning.ts'
import { AdminIcon } from '../frame/admin-icon.tsx'

/** What needs somebody, each a link to where they see to it. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return <p className="warnings-none">Nothing needs you.</p>
  return (
    <ul className="warnings" role="list">
      {warnings.map((warning) => (
        <li key={warning.key}>
          <WarningLink {...warning} />
        </li>
      ))}
    </ul>
  )
}

function WarningLink({ text, href }: Warning) {
  const content = (
    <>
      <AdminIcon name="warning" />
      <span>{text}</span>
    </>
  )
  // Pages for readers are not the panel's.
  if (!href.startsWith('/admin')) {
    return (
      <a href={href} target="_blank" rel="noreferrer">
        {content}
      </a>
    )
  }
  return <Link to={href}>{content}</Link>
}
