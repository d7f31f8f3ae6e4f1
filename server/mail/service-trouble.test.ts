import { expect, it } from 'vitest'
import { withoutSecrets } from './service-trouble.ts'

const url = 'smtp://desk:p%C3%A4ss+word@mail.example.org'
const encoded = (text: string) => Buffer.from(text).toString('base64')

it.each([
  ['535 5.7.8 no such user: päss+word', '535 5.7.8 no such user: …'],
  ['no: p%C3%A4ss+word', 'no: …'],
  [`AUTH PLAIN ${encoded('\0desk\0päss+word')} failed`, 'AUTH PLAIN … failed'],
  [`334 ${encoded('päss+word')}`, '334 …'],
  ['550 <zoe@example.com>: unknown', '550 <…>: unknown'],
  ['535 no\r\n250 more', '535 no 250 more'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('%s', (said, shown) => {
  expect(withoutSecrets(said, url)).toBe(shown)
})
