// How many remarks a text takes, and how many it keeps.
import { limits } from '../../../shared/limits.ts'
import { HttpError } from '../../core/errors.ts'
import type { Database } from '../../database/database.ts'

const { open: most, openOfOne: mostOfOne, closed: mostClosed } = limits.remark

/** Throws 400 if the text, or this person or doctor on it, if any is given, has too many open remarks. */
export async function assertRoom(
  trx: Database,
  draftNumber: number,
  {
    personId = null,
    doctorNumber = null,
  }: { personId?: string | null; doctorNumber?: number | null } = {},
): Promise<void> {
  // Strict equality with null is never true in SQL, and each remark has one of the two at most.
  const { all, own } = await trx
    .selectFrom('remarks')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn
        .countAll<number>()
        .filterWhere(({ eb, or }) =>
          or([eb('person_id', '=', personId), eb('doctor_number', '=', doctorNumber)]),
        )
        .as('own'),
    ])
    .where('draft_number', '=', draftNumber)
    .where('outcome', '=', 'open')
    .executeTakeFirstOrThrow()
  if (own >= mostOfOne) {
    throw new HttpError(
      400,
      `You have ${mostOfOne} open remarks on this text. Add more once some of them are resolved.`,
    )
  }
  if (all >= most) {
    throw new HttpError(400, `This text has ${most} open remarks. Resolve some of them first.`)
  }
}

/** Deletes all but the newest of the remarks that are not open any more. */
export async function forgetOldest(trx: Database, draftNumber: number): Promise<void> {
  const kept = trx
    .selectFrom('remarks')
    .select('id')
    .where('draft_number', '=', draftNumber)
    .where('outcome', '<>', 'open')
    .orderBy('closed_at', 'desc')
    .orderBy('id')
    .limit(mostClosed)
  await trx
    .deleteFrom('remarks')
    .where('draft_number', '=', draftNumber)
    .where('outcome', '<>', 'open')
    .where('id', 'not in', kept)
    .execute()
}
