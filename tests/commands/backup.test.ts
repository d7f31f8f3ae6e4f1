import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../support/site/built-program.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { photo } from '../support/data/pictures.ts'
import { runCommand } from '../support/site/site-process.ts'
import { useBackupFolder, environment } from '../support/site/backup-folder.ts'

const at = useBackupFolder()
const { command, start } = at

type Running = Awaited<ReturnType<typeof start>>

async function titles({ fetch }: Running): Promise<string[]> {
  const blogs = (await (await fetch('/api/user/v1/blogs')).json()) as { title: string }[]
  return blogs.map(({ title }) => title)
}

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

    const said = await runCommand(['backup', at.file], environment(at.dataDir))
    expect(said).toEqual({
      code: 0,
      error: '',
      out: `Backed up to ${at.file}: the database and 2 images.\n`,
    })
    expect((await stat(at.file)).mode & 0o777).toBe(0o600)
    expect((await readdir(at.folder)).toSorted()).toEqual(['data', 'site.tar'])

    const other = join(at.folder, 'other')
    const restored = await runCommand(['restore', at.file], environment(other))
    expect([restored.code, restored.error]).toEqual([0, ''])
    expect((await readdir(other)).toSorted()).toEqual(['images', 'lock', 'secret', 'site.db'])
    for (const name of ['site.db', 'secret']) {
      expect((await stat(join(other, name))).mode & 0o777).toBe(0o600)
    }
    const secrets = [at.dataDir, other].map((dir) => readFile(join(dir, 'secret'), 'utf8'))
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
    await command(['backup', at.file])
    const other = join(at.folder, 'other')
    await mkdir(join(other, '.restoring'), { recursive: true })
    await writeFile(join(other, 'secret'), 'cut sh')
    await expect(openDatabase({ dataDir: other })).rejects.toThrow(
      `${other}/site.db is missing, but ${other}/.restoring exists: restore a backup`,
    )
    expect((await command(['restore', at.file], other)).code).toBe(0)
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
    const said = await runCommand(['backup', at.file], environment(at.dataDir))
    done.abort()
    await Promise.all(writing)
    expect([said.code, said.error]).toEqual([0, ''])
    expect(count).toBeGreaterThan(35)

    const other = join(at.folder, 'other')
    expect((await command(['restore', at.file], other)).code).toBe(0)
    const after = await titles(await start(other))
    expect(before.filter((title) => !after.includes(title))).toEqual([])
    const { code, error } = await command(['check'], other)
    // The picture of most articles here was never stored; those that were are all whole.
    expect(code).toBe(1)
    expect(error).not.toMatch(/missing|differ from what/)
  })
})
