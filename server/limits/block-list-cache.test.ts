import { describe, expect, it } from 'vitest'
import { createBlockListCache } from './block-list-cache.ts'

describe('known refusals', () => {
  it('show how long a source still has to wait, and nothing about others', () => {
    let now = 1_000_000
    const refusals = createBlockListCache(() => new Date(now))
    refusals.note('one', 10)
    now += 2500
    expect([refusals.waitOf('one'), refusals.waitOf('other')]).toEqual([8, 0])
    now += 7500
    expect(refusals.waitOf('one')).toBe(0)
  })

  it('drop the one unused for longest where there are too many', () => {
    const refusals = createBlockListCache(() => new Date(0))
    for (let number = 0; number < 10_001; number += 1) refusals.note(String(number), 10)
    expect([refusals.waitOf('0'), refusals.waitOf('1')]).toEqual([0, 10])
  })
})
