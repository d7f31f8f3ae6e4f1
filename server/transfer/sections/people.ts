import { roles } from '../../../shared/rights.ts'
import { limits } from '../../../shared/limits.ts'
import { z } from '../../../shared/schema.ts'
import {
  count,
  email,
  flag,
  id,
  json,
  oneOf,
  referenceOrNull,
  text,
  time,
  timeOrNull,
  typedText,
} from '../records/columns.ts'
import { part, tableSection } from '../records/table-section.ts'
import type { Section } from '../records/section.ts'

const { binaryCharacters, name } = limits.passkeys

const rows = tableSection({
  name: 'people',
  table: 'people',
  key: ['id'],
  columns: {
    id,
    email,
    name: typedText(limits.people.name),
    role: oneOf(roles),
    doctor_number: referenceOrNull('doctors', 'doctor'),
    invited_at: time,
    joined_at: timeOrNull,
    last_seen_at: timeOrNull,
    passkey_only: flag,
    updated_at: time,
  },
  parts: {
    passkeys: part('passkeys', 'person_id', {
      order: ['created_at', 'id'],
      columns: {
        id,
        credential_id: text(binaryCharacters),
        public_key: text(binaryCharacters),
        counter: count,
        transports: json(z.array(z.string())),
        name: typedText(name),
        created_at: time,
        last_used_at: timeOrNull,
      },
    }),
  },
})

/** Who may log in, with public keys: they work where the address of the site is the same. */
export const people: Section = {
  ...rows,
  mayHaveRows: 'kept',
  async write(trx, records) {
    // A first start has added the owners of the settings under other ids.
    const emails = records.map(({ email }) => String(email))
    await trx.deleteFrom('people').where('email', 'in', emails).execute()
    await rows.write(trx, records)
  },
}
