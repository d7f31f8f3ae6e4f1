import { expect, it } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

it('U-19: what has waited too long is refused, and the next in line is served', async () => {
  const turns = createConcurrencyLimit({ atOnce: 1, waiting: 2, longestWaitMs: 20 }, 'Busy')
  const { promise: untilEnded, resolve: end } = Promise.withResolvers<string>()
  const first = turns.run(() => untilEnded)
  const begun: string[] = []
  const second = turns.run(() => Promise.resolve(begun.push('second')))
  await expect(second).rejects.toMatchObject({ status: 503, message: 'Busy', retryAfter: 10 })
  const third = turns.run(() => Promise.resolve(begun.push('third')))
  end('first')
  expect(await first).toBe('first')
  await third
  expect(begun).toEqual(['third'])
  expect(turns.pending()).toBe(0)
})

it('starts work in the order of arrival', async () => {
  const turns = createConcurrencyLimit({ atOnce: 2, waiting: 10 }, 'Busy')
  const begun: number[] = []
  await Promise.all([1, 2, 3, 4, 5].map((at) => turns.run(() => Promise.resolve(begun.push(at)))))
  expect(begun).toEqual([1, 2, 3, 4, 5])
})
