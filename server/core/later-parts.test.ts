import { expect, it } from 'vitest'
import { laterPart, loadLaterParts } from './later-parts.ts'

it('loads a part once, at its first use or with all others, and again after a failure', async () => {
  let loads = 0
  let isThere = true
  const part = laterPart(async () => {
    loads += 1
    if (!isThere) throw new Error('no such file')
    return 'part'
  })
  isThere = false
  await expect(loadLaterParts()).rejects.toThrow('no such file')
  isThere = true
  expect(await Promise.all([part(), part(), loadLaterParts()])).toEqual(['part', 'part', undefined])
  isThere = false
  expect(await part()).toBe('part')
  expect(loads).toBe(2)
})
