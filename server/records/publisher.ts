import type { z } from 'zod'
import type { DraftFields } from '../../shared/draft-fields.ts'
import { firstIssue, type RuleBreach } from '../../shared/first-issue.ts'
import type { Database } from '../database/database.ts'
import type { DraftRow } from './draft-row.ts'

export const changedMeanwhile = 'Somebody else has saved this in the meantime.'

export type Publisher = ReturnType<typeof createPublisher>
type Published = { id: string; imageBefore: string }

type Kind<New> = {
  input: z.ZodType<New>
  /** Changes the fields before their rules are checked. */
  prepare(db: Database, body: unknown): Promise<void>
  /** As of the writer of records. */
  publishDraft(
    trx: Database,
    draft: DraftRow,
    record: New,
    by: string,
  ): Promise<Published | RuleBreach | undefined>
}

/** Publishes what drafts of one kind hold, by the rules of the requests for its records. */
export function createPublisher<New>({ input, prepare, publishDraft }: Kind<New>) {
  async function judge(db: Database, fields: DraftFields) {
    const body = { ...fields }
    await prepare(db, body)
    return input.safeParse(body)
  }

  return {
    /** The first rule of publication that the fields break, if any. */
    async check(db: Database, fields: DraftFields): Promise<RuleBreach | undefined> {
      const { error } = await judge(db, fields)
      return error && firstIssue(error)
    },

    /**
     * Writes the record of a locked draft in the caller's transaction of content, and ends the
     * unsaved work. `imageBefore`: the address of the picture that readers saw.
     */
    async publish(
      trx: Database,
      row: DraftRow,
      { fields, by }: { fields: DraftFields; by: string },
    ): Promise<Published | RuleBreach> {
      const { data, error } = await judge(trx, fields)
      if (error) return firstIssue(error)
      return (await publishDraft(trx, row, data, by)) ?? { message: changedMeanwhile }
    },
  }
}
