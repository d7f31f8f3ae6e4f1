import { expect, it } from 'vitest'
import { idempotencyKeys } from './idempotency-key.ts'

it('keeps the key while the content is the same, and only then', () => {
  const keyFor = idempotencyKeys()
  const first = keyFor({ title: 'a' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keyFor({ title: 'a' })).toBe(first)
  expect(keyFor({ title: 'b' })).not.toBe(first)
  expect(idempotencyKeys()({ title: 'a' })).not.toBe(first)
})
