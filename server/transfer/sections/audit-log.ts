import { auditActions, auditKinds } from '../../../shared/audit.ts'
import { z } from '../../../shared/schema.ts'
import { address, idOrNull, json, oneOf, text, time } from '../records/columns.ts'
import type { Section } from '../records/section.ts'
import { tableSection } from '../records/table-section.ts'

export const auditLog: Section = {
  ...tableSection({
    name: 'auditLog',
    table: 'audit_log',
    key: ['number'],
    atOnce: 500,
    columns: {
      at: time,
      person_id: idOrNull,
      person_email: address,
      action: oneOf(auditActions),
      kind: oneOf(auditKinds),
      record_id: text(500),
      title: text(1000),
      fields: json(z.array(z.string())),
    },
  }),
  mayHaveRows: 'kept',
}
