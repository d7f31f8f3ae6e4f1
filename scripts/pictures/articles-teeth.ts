import { pain } from './anatomy.ts'
import { scene } from './article-scene.ts'
import { gulletAndStomach } from './condition-parts.ts'
import { crack } from './condition-teeth.ts'
import { front } from './front.ts'
import { arrow } from './furniture.ts'
import { hand } from './hand.ts'
import { molarInJaw } from './molar-section.ts'
import { lens } from './objects.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { place } from './picture.ts'
import { type Point, points, smooth } from './shapes.ts'
import { toothFromSide } from './side-section.ts'
import { circle, curve, element, fill, group, line } from './svg.ts'
import { wholeMolar } from './teeth.ts'
import { lowerFront } from './teeth-front.ts'

/** The drawings for articles about teeth, by file name. */
export const articlesOnTeeth: Record<string, () => string> = {
  'gum-recession': () =>
    scene(
      'plain',
      'A lower front tooth cut from the side, twice. At the right one gum and bone have sunk on the side of the lip; the bare root is coral, a dotted line shows where the gum was.',
      place(toothFromSide(), [340, 250], 1.55),
      place(
        toothFromSide({ sunk: 76 }) +
          line(smooth(points('-49 -20, -60 -14, -73 10, -84 58'), false), palette.deepTeal, 4, {
            'stroke-dasharray': '1 9',
          }),
        [860, 250],
        1.55,
      ),
    ),
  'acid-reflux-and-your-teeth': () =>
    scene(
      'plain',
      'A man from the front with windpipe, gullet and stomach drawn in. Beside him a lens shows a molar between its neighbours, its enamel worn away in two cups, in coral.',
      place(front(people.luis, { plain: true }) + gulletAndStomach(), [320, 176], 0.82),
      lens([850, 360], 300, place(molarInJaw({ worn: true, half: 205 }), [0, -20], 1.5)),
    ),
  'cracked-tooth-syndrome': () => {
    const inLens = (x: number, id: string, tooth: string, over: string, press: string) =>
      lens([x, 370], 284, place(tooth + over, [0, -16], 1.35) + press, id)
    return scene(
      'plain',
      'The same molar twice, cut lengthwise in gum and bone. On the left an arrow presses and the crack stands open; on the right the arrow points up, the crack is closed and the nerve is coral.',
      inLens(
        310,
        'a',
        group(molarInJaw({ half: 220 }), { id: 't' }),
        openCrack(),
        arrow([0, -176], 70, palette.deepTeal),
      ),
      inLens(
        890,
        'b',
        element('use', { href: '#t' }),
        crack() + pain([0, -8], 20),
        arrow([0, -246], 70, palette.deepTeal, true),
      ),
    )
  },
  'receding-gums-and-sensitive-teeth': () =>
    scene(
      'plain',
      'Lower front teeth. At one the gum has sunk and the bare root is coral; a soft toothbrush, held lightly, rests at the edge of the gum.',
      group(lowerFront({ sunk: { 3: 44 }, pain: true, band: 300 }), {
        transform: 'translate(600 420)scale(1.2 -1.2)',
      }),
      brush([600, 420]),
      hand(people.mei, [836, 500], 8, { fingers: 2, scale: 1.35, arm: 460 }),
    ),
  'enamel-wear': () =>
    scene(
      'plain',
      'Three molars in a row: one whole, one with flat spots, one worn down to cups in which the dentin is coral.',
      place(wholeMolar(0), [260, 340], 1.35),
      place(wholeMolar(1), [600, 340], 1.35),
      place(
        wholeMolar(2) + fill(smooth(points('-66 -84!, 0 -64, 66 -84!, 0 -40')), palette.coral),
        [940, 340],
        1.35,
      ),
    ),
  'periodontal-health-and-bite-forces': () => {
    const plaque = line('M-86-4h0M-76 12h0M-90 20h0M-74 40h0M-84 56h0', palette.coral, 13)
    return scene(
      'plain',
      'A molar cut lengthwise in gum and bone: coral dots of plaque in the gap at its left, where the bone has sunk, and an arrow that presses from above. Beside it a balance that tips towards the plaque.',
      lens(
        [370, 360],
        310,
        place(molarInJaw({ lossAtLeft: 84, over: plaque, half: 250 }), [30, 0], 1.4) +
          arrow([60, -168], 80, palette.deepTeal),
      ),
      group(
        [
          line('M0-150V210M-70 212H70', palette.deepTeal, 12),
          line('M-170-80L170-150', palette.deepTeal, 10),
          circle([0, -116], 13, palette.straw),
          line('M-170-80l-56 130h112ZM170-150l-56 130h112Z', palette.deepTeal, 3),
          fill('M-240 50h140l-34 34h-72ZM100-20h140l-34 34h-72Z', palette.teal),
          line('M-196 40h0M-170 40h0M-144 40h0M-183 22h0M-157 22h0', palette.coral, 18),
          arrow([170, -34], 50, palette.deepTeal),
        ].join(''),
        { transform: 'translate(920 350)scale(.9)' },
      ),
    )
  },
}

/** The crack while one bites on it. */
function openCrack(): string {
  return curve(points('2 -90!, 9 -74!, -2 -58!, 7 -42!, 1 -27!'), palette.ink, 11)
}

function brush([x, y]: Point): string {
  const bristles = Array.from({ length: 9 }, (_, index) => `M${-60 + index * 14}-34V6`).join('')
  return group(
    line(bristles, '#fff', 10) + line('M-66 16H60C120 16 160 40 420 96', palette.teal, 30),
    { transform: `translate(${x} ${y})rotate(8)` },
  )
}
