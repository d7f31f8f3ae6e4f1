import { scene } from './article-scene.ts'
import { arrow, glass } from './furniture.ts'
import { hand } from './hand.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { place } from './picture.ts'
import { type Point, points, smooth } from './shapes.ts'
import { circle, curve, curves, element, ellipse, fill, group, line, rect } from './svg.ts'
import { pain } from './anatomy.ts'
import { frontTeeth, incisor, jawBlock, molar, wholeMolar } from './teeth.ts'

/** The drawings for articles about teeth, by file name. */
export const articlesOnTeeth: Record<string, () => string> = {
  'gum-recession': () => {
    const { bone, gum } = jawBlock(250, [-110, 110], { 110: 70 })
    const bare: Point[] = points('66 6, 110 16, 154 6, 150 56, 110 84, 70 56')
    const teeth = [-110, 110]
      .map((x) => group(incisor(), { transform: `translate(${x} 0)` }))
      .join('')
    return scene(
      9,
      'Two lower front teeth with their roots. At the right one the gum has sunk; the bare root is coral, a dotted line shows where the gum was.',
      place(
        bone +
          teeth +
          fill(smooth(bare), palette.coral, { opacity: 0.9 }) +
          gum +
          line(
            'M-250 0C-180-30-150-20-110 12S-30-20 0-20S70 12 110 12S190-30 250 0',
            palette.deepTeal,
            5,
            { 'stroke-dasharray': '1 13' },
          ),
        [600, 310],
        1.4,
      ),
    )
  },
  'acid-reflux-and-your-teeth': () =>
    scene(
      18,
      'An open mouth with a mirror below it; in the mirror the backs of the upper front teeth, two of them coral. A dotted line leads up from a stomach.',
      mouth([660, 210]),
      line('M250 500C330 420 470 440 560 330', palette.bone, 6, { 'stroke-dasharray': '1 16' }),
      stomach([230, 560]),
      line('M800 600L960 700', palette.deepTeal, 26),
      circle([700, 510], 150, palette.deepTeal),
      circle([700, 510], 134, palette.air),
      group(
        [-92, -46, 0, 46, 92]
          .map((x, index) =>
            rect(
              [x - 21, -50],
              42,
              88,
              index === 1 || index === 2 ? palette.coral : palette.enamel,
              { rx: 14, stroke: palette.enamelShade, 'stroke-width': 3 },
            ),
          )
          .join('') + line('M-118-50H118', palette.gum, 30),
        { transform: 'translate(700 520)' },
      ),
    ),
  'cracked-tooth-syndrome': () =>
    scene(
      15,
      'The same molar twice, cut lengthwise. On the left an arrow presses and the crack stands open; on the right the arrow points up, the crack is closed and the nerve is coral.',
      place(molar() + crack(13), [370, 400], 1.25),
      arrow([370, 196], 120, palette.deepTeal),
      place(molar() + crack(4) + pain([0, -20], 16), [830, 400], 1.25),
      arrow([830, 80], 120, palette.deepTeal, true),
    ),
  'receding-gums-and-sensitive-teeth': () => {
    const { gum } = jawBlock(300, [-150, 0, 150], { 0: 66 })
    const teeth = [-150, 0, 150]
      .map((x) => group(incisor(), { transform: `translate(${x} 0)` }))
      .join('')
    const bare: Point[] = points('-44 6, 0 16, 44 6, 40 54, 0 80, -40 54')
    return scene(
      9,
      'Three front teeth. At the middle one the gum has sunk and the bare root is coral; a soft toothbrush, held lightly, rests at the edge of the gum.',
      place(teeth + fill(smooth(bare), palette.coral) + gum, [480, 330], 1.3),
      brush([560, 390]),
      hand(people.mei, [800, 470], 8, { fingers: 2, scale: 0.95, arm: 400 }),
      rect([980, 340], 170, 16, palette.teal, { rx: 6 }),
      glass([1064, 340], 1.2),
    )
  },
  'enamel-wear': () =>
    scene(
      12,
      'Three molars in a row: one whole, one with flat spots, one worn down to cups in which the dentin is coral.',
      place(wholeMolar(0), [260, 380], 1.2),
      place(wholeMolar(1), [600, 380], 1.2),
      place(
        wholeMolar(2) + fill(smooth(points('-66 -84!, 0 -64, 66 -84!, 0 -40')), palette.coral),
        [940, 380],
        1.2,
      ),
    ),
  'periodontal-health-and-bite-forces': () => {
    const { bone, gum } = jawBlock(210, [0])
    const plaque = line('M-92-6h0M-104 10h0M-86-24h0M-116-2h0M-98 24h0', palette.coral, 15)
    return scene(
      15,
      'A tooth in its bone: coral dots of plaque at the edge of the gum, an arrow that presses from above. Beside it a balance that tips towards the plaque.',
      place(bone + wholeMolar() + gum + plaque, [370, 380], 1.2),
      arrow([400, 190], 110, palette.deepTeal),
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
        { transform: 'translate(880 370)' },
      ),
    )
  },
}

function mouth([x, y]: Point): string {
  const lips: Point[] = points(`
    -270 0!, -150 -86, -50 -116, 0 -100, 50 -116, 150 -86, 270 0!, 160 110, 0 150, -160 110
  `)
  const inside: Point[] = points('-220 0!, -110 -50, 0 -62, 110 -50, 220 0!, 120 76, 0 96, -120 76')
  return group(
    [
      fill(smooth(lips), '#B9685C'),
      fill(smooth(inside), '#4A1F22'),
      element('clipPath', { id: 'o' }, element('path', { d: smooth(inside) })),
      group(place(frontTeeth(), [0, -60], 0.95) + ellipse([0, 92], 120, 46, palette.tissue), {
        'clip-path': 'url(#o)',
      }),
    ].join(''),
    { transform: `translate(${x} ${y})` },
  )
}

function stomach([x, y]: Point): string {
  const shape: Point[] = points(`
    8 -98, 36 -96, 44 -64, 92 -50, 96 24, 48 76, -20 70, -66 44!, -58 18!, 0 26, 20 -20
  `)
  return group(
    fill(smooth(shape), palette.tissue) +
      curve(points('34 -40, 66 -14, 58 30, 14 52'), palette.tissueShade, 5),
    { transform: `translate(${x} ${y})` },
  )
}

function crack(width: number): string {
  const way: Point[] = points('2 -112!, 12 -92!, -2 -72!, 8 -54!, 1 -38!')
  return curves([way], palette.ink, width)
}

function brush([x, y]: Point): string {
  const bristles = Array.from({ length: 9 }, (_, index) => `M${-60 + index * 14}-34V6`).join('')
  return group(
    line(bristles, '#fff', 10) + line('M-66 16H60C120 16 160 40 420 96', palette.teal, 30),
    { transform: `translate(${x} ${y})rotate(8)` },
  )
}
