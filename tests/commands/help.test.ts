import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCommandHere } from '../support/site/run-command-here.ts'
import { runCommand } from '../support/site/site-process.ts'

const commands = [
  'admin',
  'backup',
  'restore',
  'check',
  'forget',
  'mail',
  'purge',
  'export',
  'import',
  'sources',
  'help',
]

describe('the list of commands', () => {
  it.each(['help', '--help', '-h'])('is what %s asks for, whatever the settings', async (word) => {
    const { code, out, error } = await runCommandHere([word], { PORT: 'wrong' })
    expect([code, error]).toEqual([0, ''])
    for (const command of commands) expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'))
  })

  it('is printed where no command is given', async () => {
    const { code, out, error } = await runCommand([], {})
    expect([code, out]).toEqual([2, ''])
    expect(error).toMatch(/^Usage: npm run academy -- COMMAND\n/)
  })

  it.each(['bakup', 'toString', '--version'])('follows word that there is no %s', async (word) => {
    const { code, out, error } = await runCommandHere([word], {})
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

  const named = commands.filter((command) => command !== 'help')
  const asked = [...named.map((command) => [command, '--help'] as const), ['backup', '-h'] as const]

  it.each(asked)('is all that %s %s does', async (command, word) => {
    const { code, out, error } = await runCommandHere([command, word], {
      PORT: 'wrong',
      DATA_DIR: join(folder, 'data'),
      INIT_CWD: folder,
    })
    expect([code, error]).toEqual([0, ''])
    expect(out).toMatch(new RegExp(`^Usage: npm run academy -- ${command}\\b`))
    expect(await readdir(folder)).toEqual([])
  })

  it.each([
    ['admin', '--force'],
    ['backup', '-f'],
  ])('is one line in response to an unknown option: %s %s', async (command, word) => {
    const env = { DATA_DIR: join(folder, 'data'), INIT_CWD: folder }
    const { code, out, error } = await runCommandHere([command, word], env)
    expect([code, out]).toEqual([2, ''])
    expect(error).toMatch(new RegExp(`^Usage: npm run academy -- ${command}\\b.*\\n$`))
    expect(await readdir(folder)).toEqual([])
  })
})
