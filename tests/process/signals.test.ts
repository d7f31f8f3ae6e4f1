import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { useBuiltSites } from '../support/site/built-site.ts'

const start = useBuiltSites()

describe('a process that gets signals', () => {
  it.each([
    ['SIGHUP, as when its terminal is closed', ['SIGHUP']],
    ['all that end it, repeatedly', ['SIGHUP', 'SIGTERM', 'SIGTERM', 'SIGINT', 'SIGINT']],
  ] as const)('%s, ends in order', async (_name, signals) => {
    const { child } = await start()
    const ended = once(child, 'exit')
    for (const signal of signals) child.kill(signal)
    expect(await ended).toEqual([0, null])
  })

  it('whose output nobody reads any more, goes on', async () => {
    const site = await start({ env: { LOG_LEVEL: 'info' } })
    const { child } = site
    child.stdout.destroy()
    child.stderr.destroy()
    const sent = () => site.postJson('/api/admin/v1/auth/send-otp', { email: 'admin@example.org' })
    for (let codes = 0; codes < 5; codes += 1) expect((await sent()).status).toBe(200)
    expect((await sent()).status).toBe(429)
    const subscribe = { email: 'reader@example.org' }
    expect((await site.postJson('/api/user/v1/newsletter/subscribe', subscribe)).status).toBe(202)
    expect((await site.fetch('/articles')).status).toBe(200)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
