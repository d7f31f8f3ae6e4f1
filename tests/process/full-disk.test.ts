import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { type BuiltSite, useBuiltSites } from '../support/site/built-site.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { codeIn } from '../support/requests/log-in.ts'
import { redAboveBlue } from '../support/data/pictures.ts'

const start = useBuiltSites()

/** A small disk of the process's own, in the place of its data directory. */
const ownDisk = (options: string) => [
  'unshare',
  '-rm',
  'sh',
  '-c',
  `mount -t tmpfs -o ${options} none "$DATA_DIR" && exec "$@"`,
  'sh',
]
const smallDisk = ownDisk('size=16m')
const mayHaveDisk = () => {
  const [command = '', ...args] = smallDisk
  return (
    spawnSync(command, [...args, 'true'], { env: { ...process.env, DATA_DIR: '/tmp' } }).status ===
    0
  )
}

/** Takes every byte that is left. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w')
  const chunk = Buffer.alloc(4096)
  try {
    for (;;) writeSync(descriptor, chunk)
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
  } finally {
    closeSync(descriptor)
  }
}

/** With the code that a site without a mail server prints. */
async function logIn(site: BuiltSite): Promise<string> {
  let text = ''
  site.child.stdout.on('data', (data: Buffer) => (text += data.toString()))
  const path = '/api/admin/v1/auth'
  const email = 'admin@example.org'
  const sent = (await (await site.postJson(`${path}/send-otp`, { email })).json()) as object
  const otp = await vi.waitUntil(() => /^\d{6}\r?$/m.test(text) && codeIn({ text }), 60_000)
  const verified = await site.postJson(`${path}/verify-otp`, { ...sent, email, otp })
  return ((await verified.json()) as { authToken: string }).authToken
}

it('F-04: a disk that is full is said to be, reads go on, and room heals all without a restart', async (test) => {
  if (!mayHaveDisk()) return test.skip('this system gives no process a disk of its own')
  const site = await start({ within: smallDisk, env: { ADMIN_EMAILS: 'admin@example.org' } })
  const dataDir = join(`/proc/${site.child.pid}/root`, site.dataDir)
  const token = await logIn(site)
  const admin = adminCalls(site, token)
  const images = imageCalls(site, token)
  const bytes = await redAboveBlue(400, 200)
  const enquiry = { name: 'Ana', email: 'ana@example.org', message: 'x'.repeat(4000) }
  const send = () => site.postJson('/api/user/v1/contact/send-message', enquiry)
  const image = await images.store({ bytes })
  const doctor = await admin.makeDoctor({ name: 'Dr. Before', image_url: image })
  const blog = await admin.makeBlog(goodBlog(doctor._id))
  const readings = ['/', '/articles', `/articles/${blog._id}`, image, '/api/user/v1/authors']
  const read = async () => {
    for (const path of readings)
      expect([path, (await site.fetch(path)).status]).toEqual([path, 200])
  }

  const ballast = join(dataDir, 'ballast')
  fill(ballast)
  const refused = [
    await images.upload({ bytes }),
    await send(),
    await admin.post('/authors', { name: 'Dr. Nobody' }),
    await admin.put(`/blogs/${blog._id}`, { ...goodBlog(doctor._id), title: 'Half' }),
    await admin.remove(`/authors/${doctor._id}`),
  ]
  for (const response of refused) {
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refusal(response)).toMatch(/^503 [A-Z].*\.$/)
  }
  await read()
  expect(site.child.exitCode).toBeNull()

  rmSync(ballast)
  expect((await send()).status).toBe(201)
  expect((await images.upload({ bytes })).status).toBe(201)
  await admin.makeDoctor({ name: 'Dr. After' })
  await read()
  const doctors = (await (await admin.get('/authors')).json()) as { name: string }[]
  expect(doctors.map(({ name }) => name).toSorted()).toEqual(['Dr. After', 'Dr. Before'])
  expect(await admin.count('/contact/all')).toBe(1)
  const [kept] = (await (await admin.get('/blogs')).json()) as { title: string }[]
  expect(kept!.title).toBe(goodBlog('').title)
})

it('F-05: a data directory that can not be written ends the start with a line that says so', async (test) => {
  if (!mayHaveDisk()) return test.skip('this system gives no process a disk of its own')
  await expect(start({ within: ownDisk('size=16m,ro') })).rejects.toThrow(
    /^the site did not start: DATA_DIR: \S+ can't be written\n$/,
  )
})
