import type { DeskFolder } from '../../shared/desk.ts'
import { inFolder } from '../enquiries/desk/folders.ts'
import type { Person } from '../people/person.ts'
import type { WarningParts } from './warning-source.ts'

/** Returns how many enquiries of a folder, among those the person may see, have waited for `ms` or longer. */
export async function countEnquiries(
  { db, clock }: Pick<WarningParts, 'db' | 'clock'>,
  person: Person,
  folder: DeskFolder,
  ms: number,
): Promise<number> {
  const now = clock()
  const { count } = await db
    .selectFrom('enquiries')
    .where(inFolder(folder, person, now))
    .where('waiting_since', '<=', new Date(now.getTime() - ms).toISOString())
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
