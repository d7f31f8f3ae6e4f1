import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { useBuiltSites } from '../support/site/built-site.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { redAboveBlue } from '../support/data/pictures.ts'

const start = useBuiltSites()

it('G-12: what is acknowledged has been forced to the disk before the response', async (test) => {
  if (spawnSync('strace', ['-f', 'true']).status !== 0) {
    return test.skip('this system lets nobody watch what a process asks of it')
  }
  const folder = await mkdtemp(join(tmpdir(), 'academy-trace-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const trace = join(folder, 'trace')
  const strace = ['strace', '-D', '-f', '-qq', '-e', 'trace=fsync,fdatasync', '-o', trace]
  const site = await start({ within: strace, env: { ADMIN_EMAILS: 'admin@example.org' } })
  const token = await adminToken(site.dataDir)
  const admin = adminCalls(site, token)
  const forced = async () =>
    (await readFile(trace, 'latin1')).match(/f(?:data)?sync\(/g)?.length ?? 0

  const forcing: Record<string, boolean> = {}
  async function during<Result>(name: string, write: () => Promise<Result>): Promise<Result> {
    const before = await forced()
    const result = await write()
    forcing[name] = (await forced()) > before
    return result
  }

  const doctor = await during('a doctor', () => admin.makeDoctor({ name: 'Dr. Ada' }))
  const blog = await during('an article', () => admin.makeBlog(goodBlog(doctor._id)))
  await during('a change', () => admin.put(`/blogs/${blog._id}`, goodBlog(doctor._id)))
  const enquiry = { name: 'Ana', email: 'ana@example.org', message: 'Hello' }
  await during('an enquiry', () => site.postJson('/api/user/v1/contact/send-message', enquiry))
  const images = imageCalls(site, token)
  const bytes = await redAboveBlue(40, 20)
  const image = await during('a picture', () => images.store({ bytes }))
  await during('a removed picture', () => images.remove(image))
  await during('a deletion', () => admin.remove(`/blogs/${blog._id}`))
  await during('a log-out', () => admin.post('/auth/logout', ''))
  expect(forcing).toEqual(Object.fromEntries(Object.keys(forcing).map((name) => [name, true])))

  // Reading forces nothing: the watch does not count by itself.
  const before = await forced()
  for (const path of ['/articles', '/api/user/v1/blogs', '/healthz']) await site.fetch(path)
  expect(await forced()).toBe(before)
})
