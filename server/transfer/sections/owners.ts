import { address, time } from '../records/columns.ts'
import { tableSection } from '../records/table-section.ts'
import type { Section } from '../records/section.ts'

const rows = tableSection({
  name: 'owners',
  table: 'admins',
  key: ['email'],
  columns: { email: address, added_at: time },
})

/** Owners whom the settings do not name; a start removes those who are nowhere named. */
export const owners: Section = {
  ...rows,
  mayHaveRows: 'kept',
  async write(trx, records) {
    const emails = records.map(({ email }) => String(email))
    const known = await trx
      .selectFrom('admins')
      .select('email')
      .where('email', 'in', emails)
      .execute()
    const there = new Set(known.map(({ email }) => email))
    await rows.write(
      trx,
      records.filter(({ email }) => !there.has(String(email))),
    )
  },
}
