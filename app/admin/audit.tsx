import { useSearchParams } from 'react-router'
import { adminMeta } from './browser-page.ts'
import { auditFile } from './client/people.ts'
import { AuditFilters } from './audit/audit-filters.tsx'
import { AuditList } from './audit/audit-list.tsx'
import { auditQuery } from './audit/audit-query.ts'
import { ExportLink } from './audit/export-link.tsx'
import { useEverybody } from './audit/use-everybody.ts'
import { ScreenHead } from './frame/screen-head.tsx'

export const meta = () => adminMeta('Audit log')

export default function Audit() {
  const query = auditQuery(useSearchParams()[0])
  const everybody = useEverybody()
  return (
    <>
      <ScreenHead title="Audit log">
        <ExportLink file={auditFile(query)} name="audit-log.csv" />
      </ScreenHead>
      <AuditFilters query={query} everybody={everybody} />
      <AuditList key={String(query)} query={query} everybody={everybody} />
    </>
  )
}
