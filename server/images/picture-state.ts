import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../database/database.ts'

/** `storing` until its files are complete, `removing` until they are gone; `abandoned` by its upload. */
type State = 'storing' | 'stored' | 'removing' | 'abandoned'

/** Returns whether the picture was in the state `from`. */
export async function setState(
  trx: Database,
  key: string,
  from: State,
  to: State,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('images')
    .set({ state: to })
    .where('key', '=', key)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type Act = {
  by: string
  now: Date
  action: 'created' | 'changed' | 'deleted' | 'erased'
  fields?: string[]
}

/** `name`: the picture's name, which is the title in the audit log. */
export async function auditPicture(trx: Database, key: string, name: string, act: Act) {
  const { now, ...rest } = act
  const at = now.toISOString()
  await recordAudit(trx, { ...rest, at, kind: 'image', record: key, title: name })
}
