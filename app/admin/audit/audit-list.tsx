import { useCallback } from 'react'
import type { ListPart } from '../client/request.ts'
import type { PersonJson } from '../../../shared/people.ts'
import { people } from '../client/people.ts'
import { FilteredList } from '../record-list/filtered-list.tsx'
import { useRecordList } from '../record-list/use-record-list.ts'
import { AuditDays } from './audit-days.tsx'

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
  const list = useRecordList(load)
  const names = new Map(everybody.map(({ _id, name }) => [_id, name]))
  return (
    <FilteredList
      list={list}
      loadingText="Loading the log..."
      empty={narrowed ? 'Nothing of this is in the log.' : 'Nothing has been done yet.'}
    >
      {(entries) => <AuditDays entries={entries} names={names} />}
    </FilteredList>
  )
}
