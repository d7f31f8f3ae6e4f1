import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { createProxyWarning } from './proxy-warning.ts'

function warned(trustProxy: number, ...requests: Record<string, string>[]): string[] {
  const lines: string[] = []
  const look = createProxyWarning({ warn: (line: unknown) => lines.push(String(line)) }, trustProxy)
  for (const headers of requests) {
    look(Object.assign(new IncomingMessage(new Socket()), { headers }))
  }
  return lines
}

const plain = { host: 'example.org', via: '1.1 proxy' }
const forwardedFor = { 'x-forwarded-for': '203.0.113.9' }
const forwarded = { forwarded: 'for=203.0.113.9' }

it.each([forwardedFor, forwarded])('warns once of %o where no proxy is trusted', (headers) => {
  const lines = warned(0, plain, headers, headers, forwardedFor, plain)
  expect(lines).toEqual([expect.stringContaining('set TRUST_PROXY to the number of proxies')])
  expect(lines[0]).not.toContain('203.0.113.9')
})

it('warns of nothing where no header or a trusted proxy is there', () => {
  expect(warned(0, plain, plain)).toEqual([])
  expect(warned(1, forwardedFor, forwarded, plain)).toEqual([])
})
