import { expect, it } from 'vitest'
import { minute, movableClock } from '../../../tests/support/site/movable-clock.ts'
import { createMailWork } from './mail-work.ts'

it('gives each kind of mail a minute within an hour, however the work ends', async () => {
  const { clock, move } = movableClock()
  const work = createMailWork(clock)
  const read = (kind: string) => work.count(kind, () => Promise.resolve(move(minute / 2)))
  await read('one')
  const failing = work.count('one', () => {
    move(minute / 2)
    return Promise.reject(new Error('unreadable'))
  })
  await expect(failing).rejects.toThrow('unreadable')
  await read('other')
  expect([work.isSpent('one'), work.isSpent('other')]).toEqual([true, false])
  move(59 * minute)
  expect(work.isSpent('one')).toBe(false)
})
