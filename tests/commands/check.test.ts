import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { goodBlog } from '../support/requests/admin-calls.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { photo } from '../support/data/pictures.ts'
import { useBackupFolder } from '../support/site/backup-folder.ts'

const at = useBackupFolder()
const { command, start } = at

describe('check', () => {
  it('names every picture that is missing or altered', async () => {
    const site = await start()
    const png = await photo(64, 48, 'png')
    const [whole, lacking, altered] = [
      await site.images.store({ bytes: png }),
      await site.images.store({ bytes: png }),
      await site.images.store({ bytes: png }),
    ]
    const { _id } = await site.admin.makeDoctor({ name: 'Dr. Ada Marsh', image_url: whole })
    expect(await command(['check'])).toEqual({
      code: 0,
      error: '',
      out: 'The database and 3 images are intact.\n',
    })
    await site.admin.makeBlog(goodBlog(_id))
    const key = newKey()
    await draftCalls(site.admin).save(key, { image_url: goodBlog('').image_url })
    await rm(join(at.dataDir, lacking.replace('.jpg', '-64.webp')))
    await copyFile(join(at.dataDir, whole), join(at.dataDir, altered.replace('.jpg', '-64.avif')))
    const { code, error } = await command(['check'])
    expect(code).toBe(1)
    expect(error.split('\n').toSorted()).toEqual(
      [
        '',
        '4 problems were found.',
        `${lacking.slice(8, -4)}-64.webp is missing`,
        `the files of ${altered} differ from what was stored`,
        `jaw-pain-in-the-morning shows ${goodBlog('').image_url}, which is not stored`,
        `the draft ${key.slice(4)} shows ${goodBlog('').image_url}, which is not stored`,
      ].toSorted(),
    )
    expect((await site.fetch('/doctors-behind')).status).toBe(200)
  })

  it('F-06 says that a damaged database is damaged, and touches nothing', async () => {
    await start()
    await at.running.pop()!.stop()
    const database = join(at.dataDir, 'site.db')
    const whole = await readFile(database)
    const middle = Buffer.from(whole)
    middle.fill(0xff, 8192, 60_000)
    for (const bytes of [
      middle,
      Buffer.from('not a database'.repeat(99)),
      whole.subarray(0, 9000),
    ]) {
      await writeFile(database, bytes)
      const { code, error } = await command(['check'])
      expect([code, error.split('\n').length]).toEqual([1, 2])
      expect(error).toMatch(/damaged|not a database|malformed/)
      expect(error).not.toContain('*** in database')
      expect(await readFile(database)).toEqual(bytes)
    }
    await mkdir(join(at.folder, 'empty'))
    expect((await command(['check'], join(at.folder, 'empty'))).code).toBe(1)
    expect(await readdir(join(at.folder, 'empty'))).toEqual([])
  })
})
