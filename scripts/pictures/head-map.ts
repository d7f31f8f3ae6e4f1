import { jawLine, neckSpine } from './anatomy.ts'
import { front } from './front.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { place } from './picture.ts'
import { profile } from './profile.ts'
import { type Point, points, smooth, straight } from './shapes.ts'
import { eveningFigure } from './sky.ts'
import { circle, curve, curves, element, fill, group, line } from './svg.ts'
import { molarCrownOnly } from './teeth.ts'
import { frontCrown } from './teeth-front.ts'

const look = `.k{fill:none;stroke-linecap:round;stroke-linejoin:round}@media(prefers-color-scheme:dark){${eveningFigure}}`

/** The drawing under the head map: a head and four teeth, without a sky. Its places are in content/head-map.ts. */
export function headMapPicture(): string {
  const inside =
    element('g', { opacity: 0.8 }, neckSpine()) + jawLine() + circle([-8, 20], 6, palette.bone)
  return withoutGround(
    'A man in profile with the line of his lower jaw and the bones of his neck; below him four teeth in the gum.',
    [480, 790],
    faded(place(profile(people.daniel, { inside }), [250, 196], 1), 470, 570) + teeth(),
  )
}

/** The drawing under the map of /find: a head and upper body from the front. */
export function bodyMapPicture(): string {
  return withoutGround(
    'A woman from the front, down to her waist.',
    [400, 420],
    faded(place(front(people.mei, { look: { smile: 1 } }), [200, 122], 0.56), 350, 418),
  )
}

/** A figure that disappears downwards between two heights. */
function faded(figure: string, from: number, to: number): string {
  const stop = (more: Record<string, number>) => element('stop', { 'stop-color': '#fff', ...more })
  const fade = element(
    'linearGradient',
    { id: 'g', gradientUnits: 'userSpaceOnUse', x2: 0, y1: from, y2: to },
    stop({}) + stop({ offset: 1, 'stop-opacity': 0 }),
  )
  const shown = element('rect', { width: 480, height: to, fill: 'url(#g)' })
  return (
    element('defs', {}, fade + element('mask', { id: 'm' }, shown)) +
    group(figure, { mask: 'url(#m)' })
  )
}

function withoutGround(title: string, [width, height]: Point, figure: string): string {
  const content = [
    element('title', {}, title),
    element('style', {}, look),
    group(figure, { class: 'f' }),
  ]
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` }, content.join('\n'))}\n`
}

/** Four teeth side by side: one with craze lines, one worn, one with receded gum, one cracked. */
function teeth(): string {
  const at = (x: number, inside: string) =>
    group(inside, { transform: `translate(${x} 698)scale(.575)` })
  const front = (x: number, height: number) =>
    fill(smooth(frontCrown(0, 106, height)), palette.enamel, {
      stroke: palette.enamelShade,
      'stroke-width': 2,
      transform: `translate(${x} 698)scale(1 -1)`,
    })
  const gum: Point[] = points(`
    22 700!, 34 690, 52 698, 78 702, 104 698, 132 668, 158 694, 186 700, 214 694, 240 668, 264 690,
    282 718, 306 718, 324 690, 348 668, 372 694, 402 701, 430 696, 448 688, 458 700!, 462 724,
    448 742, 32 742, 18 724
  `)
  const crack = straight(points('4 -116, 14 -88, -2 -62, 10 -36'), false)
  const lines = curves(
    [
      points('58 688, 62 646, 56 616'),
      points('80 690, 82 650, 78 612'),
      points('98 686, 94 650, 100 630'),
    ],
    '#A9A494',
    2,
  )
  return [
    front(78, 92) + lines,
    at(186, molarCrownOnly(2)),
    front(294, 94) +
      fill(smooth(points('252 699!, 294 694, 336 699!, 330 736!, 258 736!')), palette.dentin),
    at(402, molarCrownOnly() + line(crack, palette.ink, 6)),
    fill(smooth(gum), palette.gum),
    curve(points('50 726, 240 730, 430 726'), palette.gumShade, 3),
  ].join('')
}
