import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSecret } from './secret.ts'

let dataDir: string
const load = () => loadSecret({ secret: undefined, dataDir })

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'academy-secret-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

it('is made once, for its owner alone', () => {
  const secret = load()
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(load()).toBe(secret)
  expect(readdirSync(dataDir)).toEqual(['secret'])
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
})

it('F-01, F-04: a file that a crash or a full disk left short is refused as a secret and left unchanged', () => {
  for (const cut of ['', 'abc']) {
    writeFileSync(join(dataDir, 'secret'), cut)
    expect(load).toThrow(/^DATA_DIR: .*secret is truncated: restore it/)
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(cut)
  }
})

it('that cannot be kept stops the start in one line', () => {
  rmSync(dataDir, { recursive: true })
  expect(load).toThrow(/^DATA_DIR: .*secret can't be written$/)
  dataDir = mkdtempSync(join(tmpdir(), 'academy-secret-'))
})
