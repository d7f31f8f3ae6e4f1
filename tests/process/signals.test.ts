import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
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

  it('whose output nobody reads any more, keeps running', async () => {
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

  it('closes connections without a request, and finishes what is under way', async () => {
    const { child, port } = await start()
    const open = async (bytes: string) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(bytes)
      return socket
    }
    const idle = [await open(''), await open('GET /articles HT')]
    const head = ['POST /policy-reports HTTP/1.1', 'host: localhost', 'content-length: 2']
    const sending = await open(
      [...head, 'content-type: application/csp-report', '', '{'].join('\r\n'),
    )
    const got = text(sending)
    // Connections and requests are taken in turn: by now all of them are.
    for (let count = 0; count < 3; count += 1) await fetch(`http://127.0.0.1:${port}/healthz`)
    child.kill('SIGTERM')
    await Promise.all(idle.map((socket) => once(socket.resume(), 'close')))
    sending.write('}')
    expect(await got).toMatch(/^HTTP\/1\.1 400 /)
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
