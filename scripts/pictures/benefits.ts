import { lowerJaw, masseter, neckSpine, upperJaw } from './anatomy.ts'
import { tray } from './article-objects.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { picture, place } from './picture.ts'
import { profile } from './profile.ts'
import { points, smooth } from './shapes.ts'
import { curve, fill, line, rect } from './svg.ts'

const square = { width: 240, height: 240 }

/** The small scenes next to the three benefits on the home page, by file name. */
export const benefits: Record<string, () => string> = {
  'benefits/1': () =>
    picture({
      ...square,
      ground: 'plain',
      title: 'A clear splint, taken out, above its open box.',
      figure: box() + tray([120, 96], 0.5),
    }),
  'benefits/2': () =>
    picture({
      ...square,
      ground: 'plain',
      title: 'A woman in profile with jaws, chewing muscle and the bones of the neck.',
      figure: place(
        profile(people.mei, {
          inside: neckSpine() + lowerJaw() + upperJaw() + masseter(),
        }),
        [132, 104],
        0.56,
      ),
    }),
  'benefits/3': () =>
    picture({
      ...square,
      ground: 'plain',
      title: 'An open book with lines of text and a check mark.',
      figure: place(book(), [120, 134], 1),
    }),
}

function box(): string {
  return [
    fill(smooth(points('44 150!, 52 84!, 66 74, 174 74, 188 84!, 196 150!')), palette.deepTeal),
    rect([40, 146], 160, 58, palette.teal, { rx: 14 }),
    rect([108, 140], 24, 18, palette.straw, { rx: 5 }),
  ].join('')
}

function book(): string {
  const page = (side: number) =>
    fill(
      smooth(
        points(
          `0 -46!, ${side * 40} -60, ${side * 84} -54!, ${side * 84} 44!, ${side * 40} 40, 0 54!`,
        ),
      ),
      side < 0 ? palette.enamel : palette.bone,
    )
  return [
    rect([-94, -44], 188, 106, palette.deepTeal, { rx: 8 }),
    page(-1),
    page(1),
    curve(points('0 -46, 0 54'), palette.boneShade, 3),
    line('M-68-28l46-3M-68-6l46-3M-68 16l46-3', palette.sage, 6),
    line('M24-2l14 16l28-34', palette.teal, 10),
  ].join('')
}
