import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loginClient } from '../support/requests/log-in.ts'
import { runCommand } from '../support/site/site-process.ts'
import { useLoggedRun } from '../support/site/logged-run.ts'

const at = useLoggedRun()
const { environment, asTestSite } = at

type Line = { level: number; time: number; msg: string; event?: string; account?: string }
let lines: string[]

describe('the log of a whole run', () => {
  const read = () => {
    lines = at.site
      .said()
      .split('\n')
      .filter((line) => line && !line.startsWith('listening at '))
    return lines.map((line) => JSON.parse(line) as Line)
  }

  it('P-03: is one line of JSON for each event, whatever callers wrote', () => {
    const events = read()
    expect(events.length).toBeGreaterThan(20)
    for (const { level, time, msg } of events) {
      expect([10, 20, 30, 40, 50]).toContain(level)
      expect(Math.abs(Date.now() - time)).toBeLessThan(120_000)
      expect(typeof msg).toBe('string')
    }
    expect(events.map(({ event }) => event)).not.toContain('forged')
    // oxlint-disable-next-line no-control-regex -- these are what must not be there
    expect(lines.filter((line) => /[\u0000-\u001F\u007F]/.test(line))).toEqual([])
  })

  it('P-02, G-19: names nobody, and has no code, token or word of anybody in it', () => {
    read()
    for (const secret of at.secrets) {
      expect(lines.filter((line) => line.includes(secret))).toEqual([])
    }
  })

  it('P-04: has all security events, in their order', () => {
    const events = read().filter(({ msg }) => msg === 'security')
    const told = events.map(({ event, ...about }) => {
      const { kind, id, route } = about as { kind?: string; id?: string; route?: string }
      return [event, kind, id?.replace(/^[0-9a-f]{32}-/, ''), route].filter(Boolean).join(' ')
    })
    const blog = 'article jaw-pain-in-the-morning'
    const doctor = 'doctor dr-ada-level-60-event-forged-31mforged'
    expect(told).toEqual([
      'code asked for',
      'log-in refused',
      'logged in',
      'code asked for',
      'code asked for',
      'logged in',
      `record created ${doctor}`,
      'image stored 40x20',
      `record created ${blog}`,
      'image stored 20x40',
      `record changed ${blog}`,
      'image removed 40x20',
      'review asked for condition tmd',
      'image removed 20x40',
      `record deleted ${blog}`,
      `record deleted ${doctor}`,
      'limit reached /api/user/v1/contact/send-message',
      'limit reached /*',
      'access refused /api/admin/v1/contact/all',
      'logged out',
    ])
    const accounts = new Set(events.flatMap(({ account }) => account ?? []))
    expect(accounts.size).toBe(2)
    for (const account of accounts) expect(account).toMatch(/^[\w-]{12}$/)
    const sources = events.map((line) => (line as { source?: string }).source)
    expect(new Set(sources).size).toBe(1)
    expect(sources[0]).toMatch(/^[\w-]{12}$/)
  })

  it('P-04: has the operator’s changes, on standard error', async () => {
    for (const action of ['add', 'remove']) {
      const { error } = await runCommand(['admin', action, 'canary-new@example.org'], environment())
      const { event, account, msg } = JSON.parse(error) as Line
      expect([event, msg]).toEqual([`admin ${action === 'add' ? 'added' : 'removed'}`, 'security'])
      expect(account).toMatch(/^[\w-]{12}$/)
    }
  })
})

it('S-02, G-19: a live token is nowhere in the database, its log, other files or a backup', async () => {
  const response = await loginClient(asTestSite(), at.mail).session(at.live)
  expect(response.status).toBe(200)
  const backup = join(at.dataDir, 'backup.tar')
  expect((await runCommand(['backup', backup], environment())).code).toBe(0)
  const files = await readdir(at.dataDir, { recursive: true, withFileTypes: true })
  const names = files.filter((file) => file.isFile())
  expect(names.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['site.db', 'site.db-wal', 'secret', 'backup.tar']),
  )
  for (const { parentPath, name } of names) {
    const bytes = await readFile(join(parentPath, name))
    for (const secret of at.secrets.filter((each) => each.length > 20)) {
      expect(bytes.includes(secret), name).toBe(false)
    }
  }
  expect(at.site.said().includes(at.live)).toBe(false)
})
