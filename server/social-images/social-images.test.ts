import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { movableClock } from '../../tests/support/site/movable-clock.ts'
import { drawing, photo } from '../../tests/support/data/pictures.ts'
import { quietLog as log } from '../cli/quiet-log.ts'
import { colours } from './draw-card.ts'
import { createSocialImages } from './social-images.ts'

const image_url = `/images/${'a'.repeat(32)}-1200x720.jpg`
const article = { _id: 'jaw', title: 'Jaw pain', author: 'Dr. Ada Marsh', image_url, sample: false }

/** Creates sharing images, and counts how often a stored picture is read for them. */
function socialImages(stored: () => Buffer | undefined) {
  const { clock, move } = movableClock()
  let reads = 0
  const readImage = async () => {
    reads += 1
    return stored()
  }
  return { ...createSocialImages({ clock, log, readImage }), move, reads: () => reads }
}

describe('pictures for sharing', () => {
  it('are drawn once for all who ask, together or later', async () => {
    const stored = await photo(1200, 720)
    const images = socialImages(() => stored)
    const results = await Promise.all(Array.from({ length: 30 }, () => images.ofArticle(article)))
    results.push(await images.ofArticle(article))
    expect(images.reads()).toBe(1)
    for (const { bytes } of results) expect(bytes).toBe(results[0]!.bytes)
  })

  it('are refused while too many are wanted, and then drawn again', async () => {
    const images = socialImages(() => undefined)
    const articles = Array.from({ length: 30 }, (_, number) => ({ ...article, _id: `a${number}` }))
    const results = await Promise.allSettled(articles.map(images.ofArticle))
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(9)
    for (const result of refused) {
      expect(result).toMatchObject({ reason: { status: 503, retryAfter: 10 } })
    }
    expect((await images.ofArticle(articles.at(-1)!)).bytes.length).toBeGreaterThan(0)
  })

  it('look for a missing picture again after a minute', async () => {
    let stored: Buffer | undefined
    const images = socialImages(() => stored)
    const without = await images.ofArticle(article)
    stored = await photo(1200, 720)
    expect(await images.ofArticle(article)).toBe(without)
    images.move(60_000)
    const whole = await images.ofArticle(article)
    expect([without.whole, whole.whole]).toEqual([false, true])
    expect(whole.bytes.equals(without.bytes)).toBe(false)
  })

  it('decode nothing but JPEGs', async () => {
    const images = socialImages(() => drawing('<path d="M0 0h9v9z"/>'))
    expect((await images.ofArticle(article)).whole).toBe(false)
  })

  it.each([
    '<b>bold</b> & <span size="1">',
    '</span>',
    '&#0;&amp;lt;',
    '"><svg onload=1>',
    '\\n%s%n',
    'x'.repeat(200),
    'W'.repeat(200),
    'wrong '.repeat(33),
    '. '.repeat(100),
    '…'.repeat(200),
    '\u202Ekcab',
    '\uD800',
    '\0\u0007',
    `e${'\u0301'.repeat(199)}`,
    '👩‍⚕️🦷',
    '🇺🇸',
    ' ',
    '',
    'Прикус',
    'שינה ולסת',
    'ألم الفك',
    '顎の痛み',
    '﷽',
    'FEV₁ ≥ 80 %',
    'x'.repeat(1_000_000),
  ])('stand any title and name: %j', async (text) => {
    const images = socialImages(() => undefined)
    const { bytes } = await images.ofArticle({ ...article, title: text, author: text })
    const { width, height } = await sharp(bytes).metadata()
    expect({ width, height }).toEqual({ width: 1200, height: 630 })
  })

  it('show markup in a title as text', async () => {
    const images = socialImages(() => undefined)
    const [plain, marked] = await Promise.all(
      ['Jaw', '<i>Jaw</i>'].map((title) => images.ofArticle({ ...article, title })),
    )
    expect(marked!.bytes.equals(plain!.bytes)).toBe(false)
  })

  it('have the colours of the pages', async () => {
    const tokens = await readFile('app/styles/tokens.css', 'utf8')
    for (const [name, colour] of Object.entries(colours)) {
      expect(tokens).toContain(`--${name}: ${colour};`)
    }
  })
})
