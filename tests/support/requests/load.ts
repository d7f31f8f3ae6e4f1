import { setTimeout as wait } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import type { HttpSite } from './http-site.ts'

export const contact = '/api/user/v1/contact/send-message'
export const cachedPages = ['/', '/articles', '/doctors-behind', '/api/user/v1/blogs']

/** A busy machine responds slowly. */
export const patienceMs = 240_000

let number = 0

/** Readers and writers who continue, each after a pause, until they are stopped; returns what they saw. */
export function load(site: HttpSite, writers = 4, readers = 2, pauseMs = 5) {
  const stopping = new AbortController()
  const acknowledged: string[] = []
  const failures: { path: string; status: number; said?: string }[] = []

  const forever = async (work: () => Promise<void>) => {
    while (!stopping.signal.aborted) await work()
  }
  const write = async () => {
    const message = `Message ${(number += 1)}`
    const headers = {
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      'idempotency-key': message,
    }
    const body = { name: 'Ana', email: 'ana@example.org', message }
    const response = await site.postJson(contact, body, headers)
    const { status } = response
    if (status === 201) acknowledged.push(message)
    else failures.push({ path: contact, status, said: await response.text() })
    await wait(pauseMs)
  }
  const read = async () => {
    const path = cachedPages[Math.floor(Math.random() * cachedPages.length)]!
    const { status } = await site.fetch(path)
    if (status !== 200) failures.push({ path, status })
    await wait(pauseMs)
  }
  const all = [
    ...Array.from({ length: writers }, () => forever(write)),
    ...Array.from({ length: readers }, () => forever(read)),
  ]
  return {
    acknowledged,
    failures,
    /** Resolves when `count` more writes have been acknowledged. */
    more: (count: number) => {
      const goal = acknowledged.length + count
      return vi.waitFor(() => expect(acknowledged.length).toBeGreaterThanOrEqual(goal), {
        timeout: patienceMs,
        interval: 10,
      })
    },
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(all)
    },
  }
}
