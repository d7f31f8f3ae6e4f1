import type { SampleCounts, Start, StartStep } from '../../shared/setup.ts'
import type { Database } from '../database/database.ts'
import { readSiteWords } from '../database/site-words.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Permit } from '../people/permit.ts'

type Parts = {
  db: Database
  settings: { smtpUrl?: string | undefined }
  mailHealth: { isGood(): Promise<boolean> }
  noticeAddresses: { read(): Promise<{ unconfirmed: string | null }> }
  countSamples(): Promise<SampleCounts>
}

export type SiteStart = ReturnType<typeof createSiteStart>

/** The fact that an owner has put the card away. */
const putAway = 'start-put-away'

/** What a new site still lacks to be the academy's own, computed from the site as it is. */
export function createSiteStart({ db, settings, ...parts }: Parts) {
  async function steps(samples: SampleCounts): Promise<Record<StartStep, boolean>> {
    const { academy = {} } = await readSiteWords(db)
    const { unconfirmed } = await parts.noticeAddresses.read()
    const { people } = await db
      .selectFrom('people')
      .select(({ fn }) => fn.countAll<number>().as('people'))
      .executeTakeFirstOrThrow()
    return {
      name: 'name' in academy,
      address: 'address.street' in academy,
      telephone: 'telephone' in academy,
      email: 'email' in academy && unconfirmed === null,
      mark: 'mark' in academy,
      mail: settings.smtpUrl !== undefined && (await parts.mailHealth.isGood()),
      people: people > 1,
      samples: Object.values(samples).every((count) => count === 0),
    }
  }

  async function read(): Promise<Start> {
    const samples = await parts.countSamples()
    const fact = await db
      .selectFrom('site_facts')
      .select('value')
      .where('name', '=', putAway)
      .executeTakeFirst()
    const done = Object.entries(await steps(samples)) as [StartStep, boolean][]
    return {
      steps: done.map(([key, isDone]) => ({ key, isDone })),
      isPutAway: fact?.value === 'yes',
      samples,
    }
  }

  return {
    read,

    /** Puts the card away, or brings it back, for all owners. */
    async change({ isPutAway }: { isPutAway: boolean }, permit: Permit): Promise<Start> {
      const value = isPutAway ? 'yes' : 'no'
      await inTransaction(db, async (trx) => {
        await permit(trx)
        await trx
          .insertInto('site_facts')
          .values({ name: putAway, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute()
      })
      return read()
    },
  }
}
