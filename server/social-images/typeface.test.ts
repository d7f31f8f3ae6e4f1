import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { fitText } from './draw-text.ts'
import { letters, printableText } from './printable-text.ts'

const room = { sizes: [60], width: 900, height: 300, colour: '#000000' }
const sample = 'Sleep & the jaw: Łódź, Ærø, “naïve” 1½ ÷ 2'

it('is our own file, whatever fonts the machine has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-fonts-'))
  const settings = join(folder, 'fonts.conf')
  await writeFile(settings, '<?xml version="1.0"?><fontconfig></fontconfig>')
  const program = `
    const { fitText } = await import('./server/social-images/draw-text.ts')
    const { width, height } = await fitText(${JSON.stringify(sample)}, ${JSON.stringify(room)})
    process.stdout.write(JSON.stringify([width, height]))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { env: { FONTCONFIG_FILE: settings } },
  )
  await rm(folder, { recursive: true })
  const [width, height] = JSON.parse(stdout) as [number, number]
  // Local rendering settings may still round glyph edges up or down.
  const here = await fitText(sample, room)
  expect(Math.abs(here.width - width)).toBeLessThanOrEqual(1)
  expect(Math.abs(here.height - height)).toBeLessThanOrEqual(2)
})

it('has every letter that counts as printable', async () => {
  expect([await isBox('Ж'), await isBox('א'), await isBox('ß')]).toEqual([true, true, false])
  const lacking: string[] = []
  for (const letter of letters) {
    if (letter !== ' ' && (await isBox(letter))) lacking.push(letter)
  }
  expect(lacking).toEqual([])
})

/** A missing glyph is drawn as a box of fixed size with a closed top and the character's code inside. */
async function isBox(letter: string): Promise<boolean> {
  const { width, height, overlay } = await fitText(letter, room)
  const pixels = overlay.input as Buffer
  const box = await fitText('Ж', room)
  const lid = Array.from({ length: width }, (_, x) => pixels[(width + x) * 4 + 3]!)
  const inked = lid.filter((alpha) => alpha > 0).length / width
  return width === box.width && height === box.height && inked > 0.9
}

it.each([
  ['  Jaw \n\t pain  ', 'Jaw pain'],
  ['Jaw 🦷 pain 👩‍⚕️', 'Jaw pain'],
  ['Cafe\u0301', 'Café'],
  ['so\u00ADcial \u202Enoitceted', 'social noitceted'],
  ['TNF-α and the jaw', ''],
  ['FEV ≥ 80', ''],
  ['Jaw pain in the morning', 'Jaw pain'],
])('prints %j as %j', (text, printed) => {
  expect(printableText(text, text.startsWith('Jaw pain in') ? 9 : 200)).toBe(printed)
})
