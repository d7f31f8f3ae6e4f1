import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../support/site/built-program.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { photo } from '../support/data/pictures.ts'
import { runCommandHere } from '../support/site/run-command-here.ts'
import { runCommand } from '../support/site/site-process.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let folder: string
let dataDir: string
let file: string
let running: TestSite[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-backup-'))
  dataDir = join(folder, 'data')
  file = join(folder, 'site.tar')
  running = []
})
afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop()))
  await rm(folder, { recursive: true })
})

const environment = (dataDir: string) => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  ADMIN_EMAILS: 'admin@example.org',
  SAMPLE_CONTENT: 'false',
})
const command = (args: string[], dir = dataDir) => runCommandHere(args, environment(dir))

async function start(dir = dataDir) {
  const site = await startTestSite({ dataDir: dir, sampleContent: false, mailToConsole: false })
  running.push(site)
  const token = await adminToken(dir)
  return { ...site, token, admin: adminCalls(site, token), images: imageCalls(site, token) }
}
type Running = Awaited<ReturnType<typeof start>>

async function titles({ fetch }: Running): Promise<string[]> {
  const blogs = (await (await fetch('/api/user/v1/blogs')).json()) as { title: string }[]
  return blogs.map(({ title }) => title)
}

/** One line. */
const wasNotRestored = /^\S+ was not restored: [^\n]+\n?$/

describe('backup and restore', () => {
  it('bring back articles, doctors, enquiries, pictures, the trash and the secret, for their owner alone', async () => {
    const site = await start()
    const image_url = await site.images.store({ bytes: await photo(64, 48, 'png') })
    const { _id } = await site.admin.makeDoctor({ name: 'Dr. Ada Marsh', image_url })
    await site.admin.makeBlog({ ...goodBlog(_id), image_url })
    const enquiry = { name: 'Bo', email: 'bo@example.org', message: 'Hello' }
    await site.postJson('/api/user/v1/contact/send-message', enquiry)
    const responses = async ({ fetch, admin }: Running) => [
      await (await fetch('/api/user/v1/blogs')).json(),
      await (await fetch('/api/user/v1/authors')).json(),
      await (await admin.get('/contact/all')).json(),
      Buffer.from(await (await fetch(image_url.replace('.jpg', '-64.avif'))).arrayBuffer()),
    ]
    const trashed = await site.images.store({ bytes: await photo(64, 48, 'png') })
    expect((await site.images.remove(trashed)).status).toBe(204)
    const before = await responses(site)

    const said = await runCommand(['backup', file], environment(dataDir))
    expect(said).toEqual({
      code: 0,
      error: '',
      out: `Backed up to ${file}: the database and 2 images.\n`,
    })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readdir(folder)).toSorted()).toEqual(['data', 'site.tar'])

    const other = join(folder, 'other')
    const restored = await runCommand(['restore', file], environment(other))
    expect([restored.code, restored.error]).toEqual([0, ''])
    expect((await readdir(other)).toSorted()).toEqual(['images', 'lock', 'secret', 'site.db'])
    for (const name of ['site.db', 'secret']) {
      expect((await stat(join(other, name))).mode & 0o777).toBe(0o600)
    }
    const secrets = [dataDir, other].map((dir) => readFile(join(dir, 'secret'), 'utf8'))
    expect(new Set(await Promise.all(secrets)).size).toBe(1)
    const again = await start(other)
    expect(await responses(again)).toEqual(before)
    const key = trashed.slice('/images/'.length, -'.jpg'.length)
    expect((await again.admin.post(`/images/${key}/restore`, '')).status).toBe(200)
    expect((await again.fetch(trashed)).status).toBe(200)
    expect((await command(['check'], other)).code).toBe(0)
  })

  it('F-26 bring back no session and no code, also after a restore that was killed', async () => {
    const site = await start()
    await site.postJson('/api/admin/v1/auth/send-otp', { email: 'admin@example.org' })
    expect((await site.admin.get('/blogs')).status).toBe(200)
    await command(['backup', file])
    const other = join(folder, 'other')
    await mkdir(join(other, '.restoring'), { recursive: true })
    await writeFile(join(other, 'secret'), 'cut sh')
    await expect(openDatabase({ dataDir: other })).rejects.toThrow(
      `${other}/site.db is missing, but ${other}/.restoring exists: restore a backup`,
    )
    expect((await command(['restore', file], other)).code).toBe(0)
    const db = await openDatabase({ dataDir: other })
    const sessions = await db.selectFrom('sessions').selectAll().execute()
    const codes = await db.selectFrom('login_codes').selectAll().execute()
    await db.destroy()
    expect([sessions, codes]).toEqual([[], []])
    const { fetch } = await start(other)
    expect((await adminCalls({ ...site, fetch }, site.token).get('/blogs')).status).toBe(401)
  })

  it('take one moment while articles are written, with all that was there before', async () => {
    const site = await start()
    const { _id } = await site.admin.makeDoctor({ name: 'Dr. Ada Marsh' })
    const png = await photo(64, 48, 'png')
    let count = 0
    const write = async () => {
      count += 1
      const image_url = count % 10 === 1 ? await site.images.store({ bytes: png }) : undefined
      const blog = { ...goodBlog(_id), ...(image_url && { image_url }), title: `Article ${count}` }
      await site.admin.makeBlog(blog)
    }
    for (let index = 0; index < 30; index += 1) await write()
    const before = await titles(site)

    const done = new AbortController()
    const writing = [1, 2, 3, 4].map(async () => {
      while (!done.signal.aborted) await write()
    })
    // In a process of its own, which the writing does not hold up.
    const said = await runCommand(['backup', file], environment(dataDir))
    done.abort()
    await Promise.all(writing)
    expect([said.code, said.error]).toEqual([0, ''])
    expect(count).toBeGreaterThan(35)

    const other = join(folder, 'other')
    expect((await command(['restore', file], other)).code).toBe(0)
    const after = await titles(await start(other))
    expect(before.filter((title) => !after.includes(title))).toEqual([])
    const { code, error } = await command(['check'], other)
    // The picture of most articles here was never stored; those that were are all whole.
    expect(code).toBe(1)
    expect(error).not.toMatch(/missing|differ from what/)
  })

  it('F-25 refuse a backup that was cut or altered anywhere, and leave the directory empty', async () => {
    await start()
    await command(['backup', file])
    const whole = await readFile(file)
    const other = join(folder, 'other')
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
      await writeFile(file, bytes)
      const { code, error } = await command(['restore', file], other)
      expect([name, code, error]).toEqual([name, 1, expect.stringMatching(wasNotRestored)])
      expect([name, await readdir(other)]).toEqual([name, ['lock']])
    }
  })

  it('F-25 never write over a site or a backup', async () => {
    await start()
    await command(['backup', file])
    const before = await readFile(file)
    const again = await command(['backup', file])
    expect([again.code, again.error]).toEqual([
      1,
      `FILE: ${file} already exists and is not overwritten\n`,
    ])
    expect(await readFile(file)).toEqual(before)
    const restored = await command(['restore', file])
    expect([restored.code, restored.error]).toEqual([
      1,
      `DATA_DIR: ${dataDir} is not empty, so nothing was restored\n`,
    ])
    await writeFile(join(folder, 'made-before'), '')
    expect((await command(['backup', join(folder, 'made-before')])).code).toBe(0)
  })

  it('say in one line what is wrong with the call', async () => {
    const calls: [string[], number, RegExp][] = [
      [['backup', file], 1, /^DATA_DIR: there is no site in /],
      [['restore', file], 1, /^FILE: .+ does not exist/],
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
    const nowhere = await command(['backup', join(folder, 'no', 'where.tar')])
    expect([nowhere.code, nowhere.error]).toEqual([
      1,
      `FILE: ${join(folder, 'no')} does not exist\n`,
    ])
  })

  it.each(['', 'short', 'words of another file\n'.repeat(100)])(
    'say that a file is no backup: %j',
    async (content) => {
      await writeFile(file, content)
      const other = join(folder, 'other')
      const { code, error } = await command(['restore', file], other)
      const said = `${file} was not restored: it is not a backup of this site\n`
      expect([code, error, await readdir(other)]).toEqual([1, said, ['lock']])
    },
  )

  it('say that a folder is no backup', async () => {
    const { code, error } = await command(['restore', folder], join(folder, 'other'))
    expect([code, error]).toEqual([1, `${folder} was not restored: it is a folder\n`])
  })

  it('refuse a backup of a newer program', async () => {
    await start()
    await running.pop()!.stop()
    const db = await openDatabase({ dataDir })
    await db
      .insertInto('kysely_migration' as 'site_facts')
      .values({ name: '999-later', timestamp: '2030' } as never)
      .execute()
    await db.destroy()
    await command(['backup', file])
    const other = join(folder, 'other')
    const { code, error } = await command(['restore', file], other)
    expect([code, error.split('\n').length, await readdir(other)]).toEqual([1, 2, ['lock']])
    expect(error).toContain('999-later')
  })
})

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
    await rm(join(dataDir, lacking.replace('.jpg', '-64.webp')))
    await copyFile(join(dataDir, whole), join(dataDir, altered.replace('.jpg', '-64.avif')))
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
    await running.pop()!.stop()
    const database = join(dataDir, 'site.db')
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
    await mkdir(join(folder, 'empty'))
    expect((await command(['check'], join(folder, 'empty'))).code).toBe(1)
    expect(await readdir(join(folder, 'empty'))).toEqual([])
  })
})
