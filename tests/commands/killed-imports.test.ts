import { once } from 'node:events'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { exported, fileOf } from '../support/data/whole-site.ts'
import { ask, postgresPlace, sqlitePlace } from '../support/site/site-in-place.ts'
import { useExportedSite, done } from '../support/site/exported-site.ts'

const original = useExportedSite()
const { place } = original

const killer = join(import.meta.dirname, '..', 'support', 'site', 'kill-at-statement.ts')

describe('an import that is killed leaves an empty site, and can be repeated:', () => {
  it('on SQLite', async () => {
    const there = await place(sqlitePlace())
    await (await there.start()).stop()
    let kills = 0
    for (let killAt = 20; ; killAt += 35) {
      const importing = there.startAcademy(['import', original.taken], {
        NODE_OPTIONS: `--import ${killer}`,
        KILL_AT: String(killAt),
      })
      const [code, signal] = await once(importing, 'exit')
      if (signal !== 'SIGKILL') {
        expect(code).toBe(0)
        break
      }
      kills += 1
    }
    expect(kills).toBeGreaterThan(3)
    expect(await fileOf(await exported(there))).toBe(await fileOf(original.taken))
  })

  it('on PostgreSQL', async () => {
    const there = await place(postgresPlace())
    await (await there.start()).stop()
    const holder = new Client(there.url)
    await holder.connect()
    // Counts of lists are written near the end.
    await holder.query('begin; lock table facet_counts in share mode')
    const importing = there.startAcademy(['import', original.taken])
    const ended = once(importing, 'exit')
    const waiting = `select 1 from pg_locks where not granted and relation = 'facet_counts'::regclass`
    await expect.poll(async () => (await ask(there.url, waiting)).length, { interval: 20 }).toBe(1)
    importing.kill('SIGKILL')
    await ended
    await holder.end()
    await expect
      .poll(
        async () =>
          (await ask(there.url, `select 1 from pg_locks where relation = 'blogs'::regclass`))
            .length,
      )
      .toBe(0)
    expect(await ask(there.url, 'select id from blogs')).toEqual([])
    expect(await there.academy(['import', original.taken])).toMatchObject(done)
    expect(await fileOf(await exported(there))).toBe(await fileOf(original.taken))
  })
})
