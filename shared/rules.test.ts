import { describe, expect, it } from 'vitest'
import { accountInput } from './account.ts'
import { doctorInput } from './doctor-input.ts'
import { invitationInput, personInput } from './people.ts'
import { emailField } from './text-field.ts'
import { isEmail } from './text-rules.ts'
import { enquiryInput } from './enquiry.ts'
import { firstIssue } from './first-issue.ts'
import { parseImageAddress, widthsFor } from './image-address.ts'
import { firstLetter, foldText } from './letters.ts'
import { slugFrom } from './slug.ts'

describe('e-mail addresses', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.org', "o'neil@example.org", 'ü@exämple.org'])(
    'takes %s',
    (address) => expect(isEmail(address)).toBe(true),
  )

  it.each([
    ['no @', 'ab.co'],
    ['no dot', 'a@b'],
    ['a space', 'a b@c.de'],
    ['two addresses', 'a@b.co, c@d.co'],
    ['a line end', 'a@b.co\nBcc: c@d.co'],
    ['angle brackets', 'A <a@b.co>'],
    ['quotes', '"a b"@c.de'],
    ['an empty label', 'a@b..co'],
    ['a wide comma', 'a@b，c.dd'],
    ['half a character', 'a\ud800@b.cc'],
    ['an invisible character', 'a\u200b@b.cc'],
    ['a path', 'a@b/c.d'],
    ['an encoded word', 'a=?utf-8?q?x?=@b.cc'],
    ['too many characters', `${'a'.repeat(250)}@b.co`],
  ])('V-18: refuses %s', (_what, address) => expect(isEmail(address)).toBe(false))

  it('checks hostile input at once', () => {
    const started = process.cpuUsage()
    expect(isEmail('a@'.repeat(50_000))).toBe(false)
    expect(emailField('x').safeParse(`${'a.'.repeat(100_000)}@`).success).toBe(false)
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000)
  })
})

describe('enquiries', () => {
  const breach = (input: unknown) => {
    const parsed = enquiryInput.safeParse(input)
    return parsed.success ? undefined : firstIssue(parsed.error)
  }

  it('names the first broken rule in the order of the fields', () => {
    expect(breach({})).toEqual({ message: 'Name is required.', field: 'name' })
    expect(breach({ name: 'A', email: ' ' })).toEqual({
      message: 'Email is required.',
      field: 'email',
    })
    expect(breach({ name: 'A', email: 'x', message: '' })).toEqual({
      message: 'Enter a valid email address.',
      field: 'email',
    })
    expect(breach({ name: 'A', email: 'a@b.co', message: ' \n ' })).toEqual({
      message: 'Message is required.',
      field: 'message',
    })
  })

  it('V-20: refuses what PostgreSQL could not store', () => {
    expect(breach({ name: 'A\0', email: 'a@b.co', message: 'x' })?.field).toBe('name')
    expect(breach({ name: 'A', email: 'a@b.co', message: '\uD800' })?.field).toBe('message')
    expect(breach({ name: 'A\u001b[2J', email: 'a@b.co', message: 'x' })?.field).toBe('name')
  })

  it.each([
    ['Zoe \r\n\u2029 Bell', 'Zoe Bell'],
    ['Zoe\n\u202EBell\u2069', 'Zoe Bell'],
    ['\u2067דנה\u2069 כהן', 'דנה כהן'],
    ['\u06A9\u200C\u06A9', '\u06A9\u200C\u06A9'],
  ])('keeps the name %j in one line and one direction', (name, kept) => {
    expect(enquiryInput.parse({ name, email: 'a@b.co', message: 'x' }).name).toBe(kept)
    expect(accountInput.parse({ name }).name).toBe(kept)
    expect(invitationInput.parse({ name, email: 'a@b.co', role: 'owner' }).name).toBe(kept)
    expect(personInput.parse({ name, role: 'owner' }).name).toBe(kept)
    const { name: doctor, places } = doctorInput.parse({ name, places: [{ city: name, name }] })
    expect([doctor, places?.[0]?.city, places?.[0]?.name]).toEqual([kept, kept, kept])
  })

  it.each(['\u200B\u200B', '\u3164', '\u202E\n'])(
    'misses a name in %j, which nobody sees',
    (name) => {
      for (const input of [accountInput, personInput, invitationInput, doctorInput]) {
        expect(input.safeParse({ name }).error?.issues[0]?.message).toBe('Name is required.')
      }
      const { error } = doctorInput.safeParse({ name: 'A', places: [{ city: name }] })
      expect(error?.issues[0]?.message).toBe('City is required.')
    },
  )

  it('trims what it takes', () => {
    expect(enquiryInput.parse({ name: ' A ', email: ' a@b.co ', message: ' hi\n' })).toEqual({
      name: 'A',
      email: 'a@b.co',
      message: 'hi',
    })
  })
})

describe('letters and ids', () => {
  it.each([
    ['Jaw Clicking', 'J'],
    ['“Quoted” title', 'Q'],
    ['Élan', 'E'],
    ['3 questions', '#'],
    ['…', '#'],
    ['', '#'],
  ])('files %s under %s', (title, letter) => expect(firstLetter(title)).toBe(letter))

  it('compares without case and accents', () => {
    expect(foldText(' Ménière’s ')).toBe('meniere’s')
  })

  it.each([
    ['A Patient’s Guide to TMD', 'a-patients-guide-to-tmd'],
    ['  --  ', 'untitled'],
    ['日本', 'untitled'],
    ['Ear & Nose', 'ear-nose'],
  ])('makes an id of %s', (title, id) => expect(slugFrom(title)).toBe(id))

  it('cuts long ids between words', () => {
    const id = slugFrom('word '.repeat(40))
    expect(id.length).toBeLessThanOrEqual(80)
    expect(id).toMatch(/^(word-)+word$/)
    expect(slugFrom('x'.repeat(200))).toHaveLength(80)
  })
})

describe('image addresses', () => {
  const key = `${'ab12'.repeat(8)}-1200x720`

  it('tell the size and the widths', () => {
    expect(parseImageAddress(`/images/${key}.jpg`)).toEqual({
      key,
      width: 1200,
      height: 720,
      widths: [320, 640, 960, 1200],
    })
    expect(widthsFor(200)).toEqual([200])
    expect(widthsFor(5000)).toEqual([320, 640, 960, 1440])
  })

  it.each([
    '',
    'javascript:alert(1)',
    `https://evil.example/images/${key}.jpg`,
    `//evil.example/images/${key}.jpg`,
    `/images/../${key}.jpg`,
    `/images/${key}.png`,
    `/images/${key}.jpg?x`,
    `/images/${key}.jpg\n`,
  ])('refuse %j', (address) => expect(parseImageAddress(address)).toBeUndefined())
})
