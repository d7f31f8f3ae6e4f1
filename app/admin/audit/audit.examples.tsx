import type { AuditEntry } from '../../../shared/audit.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { AuditDays } from './audit-days.tsx'

const changed: AuditEntry = {
  _id: 'one',
  at: '2026-11-20T09:00:00.000Z',
  by: { _id: 'ana', email: 'ana.reyes@example.org' },
  action: 'changed',
  kind: 'article',
  record: 'jaw-clicking',
  title: 'Jaw clicking: when it matters',
  recordAt: null,
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
  recordAt: '2026-11-19T15:00:00.000Z',
  fields: [],
}

export const auditExamples: Examples = {
  'by somebody who is there, by somebody who is not': (
    <AuditDays entries={[changed, read]} names={new Map([['ana', 'Ana Reyes']])} />
  ),
}
