import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const [light = '', dark = '', night = ''] = css.split(
  /@media screen(?: and \(prefers-color-scheme: dark\))? \{/,
)

const lightTokens = tokensOf(light)
const themes = {
  light: lightTokens,
  dark: { ...lightTokens, ...tokensOf(dark) },
}
/** The pages at night use only these. */
const nightTokens: Record<string, string> = {
  'on-danger': lightTokens['on-danger']!,
  ...tokensOf(night),
}

/** Text of any size: WCAG 2.2, 1.4.3. */
const text = 4.5
/** Borders of inputs, icons and the focus ring: WCAG 2.2, 1.4.11. */
const shape = 3

const grounds = ['ground', 'ground-raised', 'ground-tinted', 'ground-calm', 'ground-day']
const careful = [...grounds, 'ground-care', 'disc-warm']
const marked = [...careful, 'ground-mark']
const pairs: [foreground: string, grounds: string[], least: number][] = [
  ['text', marked, text],
  ['text-quiet', marked, text],
  ['link', careful, text],
  ['error', ['ground', 'ground-raised'], text],
  ['action', grounds, text],
  ['on-action', ['action', 'action-hover'], text],
  ['on-danger', ['danger', 'danger-hover'], text],
  ['line-strong', ['ground', 'ground-raised'], shape],
  ['focus', careful, shape],
  ['text-on-dark', ['ground-dark', 'ground-night'], text],
  ['text-on-dark-quiet', ['ground-dark', 'ground-night'], text],
  ['link-on-dark', ['ground-dark', 'ground-night'], text],
  ['highlight', ['ground-dark', 'ground-night'], text],
  ['focus-on-dark', ['ground-dark', 'ground-night'], shape],
  ['ground-dark', ['text-on-dark', 'calm-on-dark', 'highlight'], text],
]

describe.each(Object.entries(themes))('colours of the %s theme', (_theme, tokens) => {
  for (const [foreground, behind, least] of pairs) {
    for (const ground of behind) {
      it(`${foreground} on ${ground} has a contrast of at least ${least}`, () => {
        expect(contrast(tokens[foreground]!, tokens[ground]!)).toBeGreaterThanOrEqual(least)
      })
    }
  }
})

describe('colours at night', () => {
  it.each([
    ...['text', 'text-quiet', 'link'].flatMap((name) => [
      [name, 'ground', text] as const,
      [name, 'ground-raised', text] as const,
      [name, 'ground-care', text] as const,
    ]),
    ['text-on-dark', 'ground-dark', text] as const,
    ['text-on-dark-quiet', 'ground-dark', text] as const,
    ['on-danger', 'danger', text] as const,
    ['on-danger', 'danger-hover', text] as const,
    ['line-strong', 'ground', shape] as const,
    ['focus', 'ground', shape] as const,
  ])('%s on %s has a contrast of at least %d', (foreground, ground, least) => {
    expect(contrast(nightTokens[foreground]!, nightTokens[ground]!)).toBeGreaterThanOrEqual(least)
  })
})

function tokensOf(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  )
}

/** As WCAG 2.2 defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
