import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { ServiceTrouble } from '../mail/service-trouble.ts'

export type Service = Tables['service_states']['service']

/** What is known about a service: of several instances that have trouble, the one that has had it longest. */
export type ServiceState = {
  /** Null while no instance has trouble. */
  trouble: (ServiceTrouble & { since: string }) | null
  /** How many instances have trouble, out of how many have reported lately. */
  failing: number
  instances: number
}

export type ServiceStates = ReturnType<typeof createServiceStates>

/** An unchanged state is written this often, so that others see that it still holds. */
const renewMs = 5 * 60_000
/** After this, an instance that has not reported counts as gone. */
const goneMs = 15 * 60_000

type Parts = {
  db: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'debug'>
  /** Must be the same after a restart, so that `since` survives a crash. */
  instance: string
}

/**
 * The state of the servers that the site depends on. Each instance keeps a row of its own, because one may
 * reach a server that another does not.
 */
export function createServiceStates({ db, clock, log, instance }: Parts) {
  const inMs = (ms: number) => new Date(clock().getTime() + ms).toISOString()
  let writing = Promise.resolve()
  /** Whether the last write succeeded: a stop must not wait for a database that is away. */
  let isStored = false

  async function write(service: Service, trouble: ServiceTrouble | undefined): Promise<void> {
    const now = inMs(0)
    const { problem, sentence } = trouble ?? { problem: '', sentence: '' }
    const state = { problem, sentence, checked_at: now }
    await db.deleteFrom('service_states').where('checked_at', '<', inMs(-goneMs)).execute()
    await db
      .insertInto('service_states')
      .values({ service, instance, failing_since: trouble ? now : null, ...state })
      .onConflict((conflict) =>
        conflict.columns(['service', 'instance']).doUpdateSet({
          ...state,
          failing_since: trouble
            ? sql<string>`coalesce(service_states.failing_since, ${now})`
            : null,
        }),
      )
      .execute()
    isStored = true
  }

  /** What this instance sees of one service. */
  function reporter(service: Service) {
    let last: { trouble: ServiceTrouble | undefined; writtenMs: number } | undefined

    return {
      /** Notes the trouble; without one, that the service works. Never throws. */
      report(trouble?: ServiceTrouble): void {
        const isSame =
          last !== undefined &&
          last.trouble?.problem === trouble?.problem &&
          last.trouble?.sentence === trouble?.sentence
        if (isSame && performance.now() - last!.writtenMs < renewMs) return
        const noted = { trouble, writtenMs: performance.now() }
        last = noted
        writing = writing
          .then(() => write(service, trouble))
          .catch((error: unknown) => {
            noted.writtenMs = Number.NEGATIVE_INFINITY
            isStored = false
            log.debug(error, 'the state of a service could not be stored')
          })
      },

      /** Undefined before the first report. */
      isOk: (): boolean | undefined => last && last.trouble === undefined,
    }
  }

  return {
    mail: reporter('mail'),
    mailbox: reporter('mailbox'),

    /** Returns what all instances report; undefined if none has reported lately. */
    async read(service: Service): Promise<ServiceState | undefined> {
      await writing
      const rows = await db
        .selectFrom('service_states')
        .selectAll()
        .where('service', '=', service)
        .where('checked_at', '>=', inMs(-goneMs))
        .orderBy('failing_since')
        .execute()
      if (rows.length === 0) return undefined
      const failing = rows.flatMap(({ failing_since: since, problem, sentence }) =>
        since === null ? [] : [{ since, problem, sentence }],
      )
      return { trouble: failing[0] ?? null, failing: failing.length, instances: rows.length }
    },

    /** Removes this instance's rows: it will not see how things go on. */
    async stop(): Promise<void> {
      await writing
      if (!isStored) return
      await db
        .deleteFrom('service_states')
        .where('instance', '=', instance)
        .execute()
        .catch((error: unknown) => log.debug(error, 'the state of a service could not be removed'))
    },
  }
}
