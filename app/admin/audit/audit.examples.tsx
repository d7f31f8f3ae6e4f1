import type { AuditEntry } from '../../../shared/audit.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { listOf } from '../record-list/example-list.ts'
import { RecordList } from '../record-list/record-list.tsx'
import { auditColumns, AuditRow } from './audit-row.tsx'

const changed: AuditEntry = {
  _id: 'one',
  at: '2026-11-20T09:00:00.000Z',
  by: { _id: 'ana', email: 'ana.reyes@example.org' },
  action: 'changed',
  kind: 'article',
  record: 'jaw-clicking',
  title: 'Jaw clicking: when it matters',
  fields: ['title', 'long_description', 'tags'],
}
const read: AuditEntry = {
  ...changed,
  _id: 'two',
  by: { _id: null, email: `${exampleTexts.longWord}@example.org` },
  action: 'read',
  kind: 'enquiry',
  record: '4f1c2c1a-8a57-4f3e-9b0e-0d9f6f1f2c11',
  title: '',
  fields: [],
}

export const auditExamples: Examples = {
  'by somebody who is there, by somebody who is not': (
    <RecordList
      list={listOf([changed, read])}
      loadingText=""
      empty=""
      name="Audit log"
      columns={auditColumns}
      renderRow={(entry) => (
        <AuditRow key={entry._id} entry={entry} name={entry.by._id ? 'Ana Reyes' : undefined} />
      )}
    />
  ),
}
