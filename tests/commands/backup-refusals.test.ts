import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../support/site/built-program.ts'
import { useBackupFolder } from '../support/site/backup-folder.ts'

const at = useBackupFolder()
const { command, start } = at

/** One line. */
const wasNotRestored = /^\S+ was not restored: [^\n]+\n?$/

describe('backup and restore', () => {
  it('F-25 refuse a backup that was cut or altered anywhere, and leave the directory empty', async () => {
    await start()
    await command(['backup', at.file])
    const whole = await readFile(at.file)
    const other = join(at.folder, 'other')
    const damaged: Record<string, Buffer> = {
      empty: Buffer.alloc(0),
      text: Buffer.from('hello'.repeat(1000)),
      'cut in half': whole.subarray(0, whole.length / 2),
      'cut at the end': whole.subarray(0, -1),
      'without sums': Buffer.concat([whole.subarray(0, -2048 - 1024), Buffer.alloc(1024)]),
      longer: Buffer.concat([whole, Buffer.alloc(1)]),
    }
    const places = [0, 130, 600, 5000, whole.length / 2, whole.length - 2000, whole.length - 1]
    for (const place of places) {
      const altered = Buffer.from(whole)
      altered[Math.floor(place)]! ^= 1
      damaged[`byte ${place}`] = altered
    }
    for (const [name, bytes] of Object.entries(damaged)) {
      await writeFile(at.file, bytes)
      const { code, error } = await command(['restore', at.file], other)
      expect([name, code, error]).toEqual([name, 1, expect.stringMatching(wasNotRestored)])
      expect([name, await readdir(other)]).toEqual([name, ['lock']])
    }
  })

  it('F-25 never write over a site or a backup', async () => {
    await start()
    await command(['backup', at.file])
    const before = await readFile(at.file)
    const again = await command(['backup', at.file])
    expect([again.code, again.error]).toEqual([
      1,
      `FILE: ${at.file} already exists and is not overwritten\n`,
    ])
    expect(await readFile(at.file)).toEqual(before)
    const restored = await command(['restore', at.file])
    expect([restored.code, restored.error]).toEqual([
      1,
      `DATA_DIR: ${at.dataDir} is not empty, so nothing was restored\n`,
    ])
    await writeFile(join(at.folder, 'made-before'), '')
    expect((await command(['backup', join(at.folder, 'made-before')])).code).toBe(0)
  })

  it('say in one line what is wrong with the call', async () => {
    const calls: [string[], number, RegExp][] = [
      [['backup', at.file], 1, /^DATA_DIR: there is no site in /],
      [['restore', at.file], 1, /^FILE: .+ does not exist/],
      [['backup'], 2, /^Usage: npm run academy -- backup FILE\n$/],
      [['restore', 'a', 'b'], 2, /^Usage: /],
      [['explode'], 2, /^Unknown command: explode\.\nUsage: /],
      [['toString'], 2, /^Unknown command: toString\.\nUsage: /],
    ]
    for (const [args, code, error] of calls) {
      const said = await command(args)
      expect([said.code, said.out]).toEqual([code, ''])
      expect(said.error).toMatch(error)
    }
    await start()
    const nowhere = await command(['backup', join(at.folder, 'no', 'where.tar')])
    expect([nowhere.code, nowhere.error]).toEqual([
      1,
      `FILE: ${join(at.folder, 'no')} does not exist\n`,
    ])
  })

  it.each(['', 'short', 'words of another file\n'.repeat(100)])(
    'say that a file is no backup: %j',
    async (content) => {
      await writeFile(at.file, content)
      const other = join(at.folder, 'other')
      const { code, error } = await command(['restore', at.file], other)
      const said = `${at.file} was not restored: it is not a backup of this site\n`
      expect([code, error, await readdir(other)]).toEqual([1, said, ['lock']])
    },
  )

  it('say that a folder is no backup', async () => {
    const { code, error } = await command(['restore', at.folder], join(at.folder, 'other'))
    expect([code, error]).toEqual([1, `${at.folder} was not restored: it is a folder\n`])
  })

  it('refuse a backup of a newer program', async () => {
    await start()
    await at.running.pop()!.stop()
    const db = await openDatabase({ dataDir: at.dataDir })
    await db
      .insertInto('kysely_migration' as 'site_facts')
      .values({ name: '999-later', timestamp: '2030' } as never)
      .execute()
    await db.destroy()
    await command(['backup', at.file])
    const other = join(at.folder, 'other')
    const { code, error } = await command(['restore', at.file], other)
    expect([code, error.split('\n').length, await readdir(other)]).toEqual([1, 2, ['lock']])
    expect(error).toContain('999-later')
  })
})
