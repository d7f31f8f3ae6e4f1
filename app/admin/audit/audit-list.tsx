import { useCallback } from 'react'
import type { ListPart } from '../client/request.ts'
import type { PersonJson } from '../../../shared/people.ts'
import { people } from '../client/people.ts'
import { RecordList } from '../record-list/record-list.tsx'
import { useRecordList } from '../record-list/use-record-list.ts'
import { auditColumns, AuditRow } from './audit-row.tsx'

type AuditListProps = { query: URLSearchParams; everybody: PersonJson[] }

/** The log entries that match the query, newest first. */
export function AuditList({ query, everybody }: AuditListProps) {
  const narrowed = String(query)
  const load = useCallback(
    ({ page, limit }: ListPart) =>
      people.audit(
        new URLSearchParams([
          ...new URLSearchParams(narrowed),
          ['page', String(page)],
          ['limit', String(limit)],
        ]),
      ),
    [narrowed],
  )
  return (
    <RecordList
      list={useRecordList(load)}
      loadingText="Loading the log..."
      empty={narrowed ? 'Nothing of this is in the log.' : 'Nothing has been done yet.'}
      name="Audit log"
      columns={auditColumns}
      renderRow={(entry) => (
        <AuditRow
          key={entry._id}
          entry={entry}
          name={everybody.find(({ _id }) => _id === entry.by._id)?.name}
        />
      )}
    />
  )
}
