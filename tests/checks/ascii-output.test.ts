import { runInThisContext } from 'node:vm'
import { expect, it } from 'vitest'
import { inAscii } from '../../scripts/ascii-output.ts'

const letters = 'é – ’ “ ” \u2028 Ω ж 痛 ألم 𝒳 😀'

it.each([
  ['a string', `return '${letters.replace('\u2028', '')}'`],
  ['a template', `return \`<\${1 + 1} ${letters}>\``],
  ['a property', `return { 'Zähne’': 1, größe: 2 }`],
  ['a pattern', `return '${letters.replace('\u2028', '')}'.match(/[–’]|痛+/g)`],
  ['a pattern of code points', `return ['😀', '𝒳', '😁'].map((sign) => /^[😀𝒳]$/u.test(sign))`],
])('code in ASCII means the same: %s', (_name, code) => {
  const ascii = inAscii(code)
  expect(ascii).toMatch(/^[\0-\x7f]*$/)
  expect(result(ascii)).toEqual(result(code))
})

it('refuses what would mean something else', () => {
  expect(() => inAscii('const dash = String.raw`\\s–`')).toThrow('Write letters outside ASCII')
  expect(inAscii('String.raw`\\s\\u2013` + "–"')).toBe('String.raw`\\s\\u2013` + "\\u2013"')
})

function result(body: string): unknown {
  return runInThisContext(`(() => { ${body} })()`)
}
