import { expect, it } from 'vitest'
import { isNpi } from './npi.ts'

it.each([
  ['1234567893', true],
  ['1245319599', true],
  ['1234567890', false],
  ['1234567839', false],
  ['123456789', false],
  ['12345678933', false],
  [' 1234567893', false],
  ['123456789x', false],
])('%s', (text, valid) => expect(isNpi(text)).toBe(valid))
