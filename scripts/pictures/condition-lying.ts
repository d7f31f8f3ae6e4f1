import { clock, pillowAndBlanket } from './objects.ts'
import type { people } from './people.ts'
import { picture } from './picture.ts'
import { profile } from './profile.ts'
import { type Point } from './shapes.ts'
import type { Hour } from './sky.ts'
import { group } from './svg.ts'

export function lying(
  hour: Hour,
  person: (typeof people)[keyof typeof people],
  title: string,
  inside: string,
  names: { text: string; from: Point; on: Point }[],
  eyes: 'open' | 'closed' = 'closed',
): string {
  const at: Point = [455, 300]
  const turn = ([x, y]: Point): Point => [at[0] - y * 0.98, at[1] + x * 0.98]
  const head = group(profile(person, { eyes, inside }), {
    transform: `translate(${at[0]} ${at[1]})rotate(90)scale(.98)`,
  })
  const { pillow, blanket } = pillowAndBlanket()
  return picture({
    width: 720,
    height: 540,
    hour,
    title,
    figure: pillow + head + blanket + (eyes === 'open' ? clock([108, 120], 46, 2, 0) : ''),
    labels: names.map(({ text, from, on }) => ({ text, from, to: turn(on) })),
  })
}
