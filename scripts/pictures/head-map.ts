import { jawLine, neckSpine } from './anatomy.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { place } from './picture.ts'
import { profile } from './profile.ts'
import { type Point, points, smooth, straight } from './shapes.ts'
import { eveningFigure } from './sky.ts'
import { circle, curve, curves, element, fill, group, line } from './svg.ts'
import { incisorCrownOnly, molarCrownOnly } from './teeth.ts'

const look = `.k{fill:none;stroke-linecap:round;stroke-linejoin:round}@media(prefers-color-scheme:dark){${eveningFigure}}`

/** The drawing under the head map: a head and four teeth, without a sky. Its places are in content/head-map.ts. */
export function headMapPicture(): string {
  const inside =
    element('g', { opacity: 0.8 }, neckSpine()) + jawLine() + circle([-8, 20], 6, palette.bone)
  const fade = element(
    'linearGradient',
    { id: 'g', gradientUnits: 'userSpaceOnUse', x2: 0, y1: 470, y2: 570 },
    element('stop', { 'stop-color': '#fff' }) +
      element('stop', { offset: 1, 'stop-color': '#fff', 'stop-opacity': 0 }),
  )
  const mask = element(
    'mask',
    { id: 'm' },
    element('rect', { width: 480, height: 570, fill: 'url(#g)' }),
  )
  const head = group(place(profile(people.daniel, { inside }), [250, 196], 1), {
    mask: 'url(#m)',
  })
  const content = [
    element(
      'title',
      {},
      'A man in profile with the line of his lower jaw and the bones of his neck; below him four teeth in the gum.',
    ),
    element('style', {}, look),
    element('defs', {}, fade + mask),
    group(head + teeth(), { class: 'f' }),
  ]
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 480 790' }, content.join('\n'))}\n`
}

/** Four teeth in a row: one with craze lines, one worn, one with receded gum, one cracked. */
function teeth(): string {
  const at = (x: number, inside: string) =>
    group(inside, { transform: `translate(${x} 696)scale(.52)` })
  const gum: Point[] = points(
    '20 690!, 44 678, 78 700, 130 674, 186 702, 240 676, 266 684, 294 722, 322 684, 348 676, 402 702, 436 678, 460 690!, 464 722, 440 732, 40 732, 16 722',
  )
  const crack = straight(points('4 -116, 14 -88, -2 -62, 10 -36'), false)
  return [
    element('rect', { x: 20, y: 606, width: 440, height: 104, rx: 44, fill: '#7B4B4D' }),
    at(
      78,
      incisorCrownOnly() +
        curves(
          [points('-22 -116, -18 -60, -24 -20'), points('4 -124, 6 -66, 0 -16')],
          '#B9B4A6',
          4,
        ),
    ),
    at(186, molarCrownOnly(2)),
    at(
      294,
      fill(smooth(points('-44 -4!, 44 -4!, 40 60, -40 60')), palette.dentin) + incisorCrownOnly(),
    ),
    at(402, molarCrownOnly() + line(crack, palette.ink, 6)),
    fill(smooth(gum), palette.gum),
    curve(points('40 716, 240 722, 440 716'), palette.gumShade, 3),
  ].join('')
}
