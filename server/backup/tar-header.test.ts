import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openArchive } from './archive-reader.ts'
import { createArchive } from './archive-writer.ts'
import { readHeader, writeHeader } from './tar-header.ts'

it('reads back what it writes, and nothing else', () => {
  const entry = { name: 'images/a.jpg', size: 123_456_789 }
  const block = writeHeader(entry)
  expect(readHeader(block)).toEqual(entry)
  for (const position of [0, 100, 124, 150, 156, 157, 260, 300, 511]) {
    const altered = Buffer.from(block)
    altered[position]! ^= 1
    expect(() => readHeader(altered)).toThrow('no header')
  }
  expect(() => writeHeader({ name: 'x'.repeat(101), size: 1 })).toThrow('too long')
})

it.each([8 * 2 ** 30 - 1, 8 * 2 ** 30, 5e12])(
  'writes a file of %i bytes as tar reads it',
  async (size) => {
    const block = writeHeader({ name: 'site.db', size })
    expect(readHeader(block)).toEqual({ name: 'site.db', size })
    const listed = spawnSync('tar', ['--list', '--verbose'], { input: block })
    expect(listed.stdout.toString()).toMatch(new RegExp(` ${size} .*site\\.db`))
  },
)

it('writes what tar and sha256sum understand', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'academy-archive-'))
  const file = join(folder, 'a.tar')
  const archive = await createArchive(file)
  const contents = {
    empty: '',
    short: 'short',
    'images/block': 'b'.repeat(512),
    long: 'l'.repeat(99_999),
  }
  for (const [name, text] of Object.entries(contents))
    await archive.addBytes(name, Buffer.from(text))
  await archive.finish()
  await archive.close()

  expect(spawnSync('tar', ['xf', file], { cwd: folder }).status).toBe(0)
  const sums = spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder })
  expect([sums.status, sums.stdout.toString().split('\n').length - 1]).toEqual([0, 4])
  const reader = await openArchive(file)
  const read = Object.keys(contents).map(async (name) => String(await reader.read(name)))
  expect(await Promise.all(read)).toEqual(Object.values(contents))
  await writeFile(join(folder, 'taken'), '')
  await expect(reader.extract('short', join(folder, 'taken'))).rejects.toThrow('EEXIST')
  await rm(folder, { recursive: true })
})
