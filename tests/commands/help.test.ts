import { describe, expect, it } from 'vitest'
import { runCommand } from '../support/site-process.ts'

const commands = ['admin', 'backup', 'restore', 'check', 'purge', 'copy-to', 'help']

describe('the list of commands', () => {
  it.each(['help', '--help', '-h'])('is what %s asks for, whatever the settings', async (word) => {
    const { code, out, error } = await runCommand([word], { PORT: 'wrong' })
    expect([code, error]).toEqual([0, ''])
    for (const command of commands) expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'))
  })

  it.each([[[]], [['sell']], [['toString']]])('is the answer to a mistake: %j', async (args) => {
    const { code, out, error } = await runCommand(args, {})
    expect([code, out]).toEqual([2, ''])
    expect(error).toMatch(/^Usage: npm run academy -- COMMAND\n/)
  })
})
