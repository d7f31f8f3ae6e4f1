import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/opening/open-database.ts'
import { runCommand } from '../support/site/site-process.ts'

const commands = ['admin', 'backup', 'restore', 'check', 'mail', 'purge', 'copy-to', 'help']

describe('the list of commands', () => {
  it.each(['help', '--help', '-h'])('is what %s asks for, whatever the settings', async (word) => {
    const { code, out, error } = await runCommand([word], { PORT: 'wrong' })
    expect([code, error]).toEqual([0, ''])
    for (const command of commands) expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'))
  })

  it('is the answer to no command', async () => {
    const { code, out, error } = await runCommand([], {})
    expect([code, out]).toEqual([2, ''])
    expect(error).toMatch(/^Usage: npm run academy -- COMMAND\n/)
  })

  it.each(['bakup', 'toString', '--version'])('follows word that there is no %s', async (word) => {
    const { code, out, error } = await runCommand([word], {})
    expect([code, out]).toEqual([2, ''])
    expect(error).toMatch(/^Unknown command: .+\nUsage: npm run academy -- COMMAND\n/)
    expect(error.split('\n')[0]).toBe(`Unknown command: ${word}.`)
  })
})

describe('the usage of a command', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'academy-help-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const asked = commands
    .filter((command) => command !== 'help')
    .flatMap((command) => ['--help', '-h'].map((word) => [command, word] as const))

  it.each(asked)('is all that %s %s does', async (command, word) => {
    const { code, out, error } = await runCommand([command, word], {
      ...{ PORT: 'wrong', DATA_DIR: join(folder, 'data'), INIT_CWD: folder },
    })
    expect([code, error]).toEqual([0, ''])
    expect(out).toMatch(new RegExp(`^Usage: npm run academy -- ${command}\\b`))
    expect(await readdir(folder)).toEqual([])
  })

  it.each([
    ['backup', '--force'],
    ['backup', '-f'],
    ['restore', '--file'],
    ['copy-to', '--url'],
  ])('is never written to a file: %s %s', async (command, word) => {
    const dataDir = join(folder, 'data')
    await mkdir(dataDir)
    await (await openDatabase({ dataDir })).destroy()
    const env = { DATA_DIR: dataDir, INIT_CWD: folder }
    const { code, out } = await runCommand([command, word], env)
    expect(out).toBe('')
    expect(code).toBeGreaterThan(0)
    expect(await readdir(folder)).toEqual(['data'])
  })

  it.each(['backup', 'restore'])('answers an option for the FILE of %s', async (command) => {
    const { code, error } = await runCommand([command, '--force'], { DATA_DIR: folder })
    expect([code, error]).toEqual([2, `Usage: npm run academy -- ${command} FILE\n`])
  })
})
