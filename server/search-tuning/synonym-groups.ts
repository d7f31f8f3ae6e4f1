import { randomBytes } from 'node:crypto'
import { limits } from '../../shared/limits.ts'
import { type SynonymGroup, type SynonymInput, wordsKey } from '../../shared/searches.ts'
import type { AuditAction } from '../../shared/audit.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { type GroupInForce, readGroups } from '../search/tuning.ts'
import { auditTuning, changeTuning, type Editor } from './change-tuning.ts'

export type SynonymGroups = ReturnType<typeof createSynonymGroups>

const most = limits.synonyms.groups

/**
 * Groups of words that mean the same in a search: those that come with the site, and those of editors.
 * Methods throw 400 for a word of another group and 404 if there is no such group.
 */
export function createSynonymGroups(db: Database, clock: Clock) {
  const note = (trx: Database, editor: Editor, action: AuditAction, { id, words }: GroupInForce) =>
    auditTuning(trx, clock, editor, { action, record: id, title: words[0]!, fields: ['synonyms'] })

  return {
    /** Those of editors first, newest first; then those that come with the site. */
    list: async (): Promise<SynonymGroup[]> => (await readGroups(db)).map(json),

    /** Throws 409 if there are as many as there may be. */
    create: (editor: Editor, { words }: SynonymInput): Promise<SynonymGroup> =>
      changeTuning(db, editor, async (trx) => {
        const groups = await readGroups(trx)
        assertInNoOther(words, groups)
        if (groups.length >= most) throw new HttpError(409, `There are ${most} groups already.`)
        const id = randomBytes(16).toString('hex')
        const group = { id, words, builtIn: null, updatedAt: clock().toISOString() }
        await store(trx, group)
        await note(trx, editor, 'created', group)
        return json(group)
      }),

    /** Throws 409 if somebody else has saved the group since `updatedAt`. */
    update: (
      editor: Editor,
      id: string,
      { words, updatedAt }: SynonymInput,
    ): Promise<SynonymGroup> =>
      changeTuning(db, editor, async (trx) => {
        const groups = await readGroups(trx)
        const before = groupWith(id, groups)
        if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(before.updatedAt)) {
          throw new HttpError(409, 'Somebody else has saved this in the meantime.')
        }
        const others = groups.filter((group) => group !== before)
        assertInNoOther(words, others)
        const group = { ...before, words, updatedAt: nextTimestamp(clock, before.updatedAt) }
        await store(trx, group)
        await note(trx, editor, 'changed', group)
        return json(group)
      }),

    /** Throws 409 if the group comes with the site. */
    remove: (editor: Editor, id: string): Promise<void> =>
      changeTuning(db, editor, async (trx) => {
        const group = groupWith(id, await readGroups(trx))
        if (group.builtIn !== null) throw new HttpError(409, 'This group comes with the site.')
        await trx.deleteFrom('synonym_groups').where('id', '=', id).execute()
        await note(trx, editor, 'deleted', group)
      }),
  }
}

function groupWith(id: string, groups: readonly GroupInForce[]): GroupInForce {
  const group = groups.find((one) => one.id === id)
  if (!group) throw new HttpError(404, 'Group not found')
  return group
}

function assertInNoOther(words: readonly string[], others: readonly GroupInForce[]): void {
  const taken = new Set(others.flatMap((group) => group.words.map(wordsKey)))
  const word = words.find((one) => taken.has(wordsKey(one)))
  if (word !== undefined) {
    throw new HttpError(400, `“${word}” is in another group already.`, { field: 'words' })
  }
}

async function store(
  trx: Database,
  { id, words, builtIn, updatedAt }: GroupInForce,
): Promise<void> {
  const values = { words: JSON.stringify(words), updated_at: updatedAt }
  await trx
    .insertInto('synonym_groups')
    .values({ id, built_in: builtIn, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

const json = ({ id, words, builtIn, updatedAt }: GroupInForce): SynonymGroup => ({
  _id: id,
  words,
  builtIn: builtIn !== null,
  updatedAt,
})
