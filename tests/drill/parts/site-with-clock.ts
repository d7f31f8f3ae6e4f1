import { writeFile } from 'node:fs/promises'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { drilledSite } from './drilled-site.ts'

const shim = join(import.meta.dirname, 'moved-clock.ts')

/** A site whose clock can be put forward and back while it runs. */
export async function siteWithClock(more: Record<string, string> = {}) {
  const file = join(mkdtempSync(join(tmpdir(), 'academy-clock-')), 'offset')
  writeFileSync(file, '0')
  const site = await drilledSite({ CLOCK_FILE: file, ...more }, { flags: ['--import', shim] })
  let offset = 0
  return {
    site,
    now: () => new Date(Date.now() + offset),
    /** By so many ms, for all who ask from now on. */
    async move(ms: number): Promise<void> {
      offset += ms
      await writeFile(file, String(offset))
      await wait(200)
    },
  }
}
