import { front } from './front.ts'
import { palette } from './palette.ts'
import { people, type Person } from './people.ts'
import { picture, place } from './picture.ts'
import { points, smooth } from './shapes.ts'
import { ellipse, fill, group, line } from './svg.ts'

/** For pages where nothing was found: somebody looking for it. */
export function lost(): string {
  return picture({
    width: 720,
    height: 440,
    ground: 23,
    title: 'Somebody in bed at night looks out from under a pillow.',
    figure: [
      place(front(people.nora, { plain: true }), [350, 262], 0.86),
      pillow(),
      knuckles(people.nora, [196, 196], -18),
      knuckles(people.nora, [506, 178], 14),
      blanket(),
    ].join(''),
  })
}

function pillow(): string {
  const edge = points('120 196, 104 120, 132 64, 230 44, 350 36, 480 36, 566 52, 594 110, 578 178')
  const lower = points('470 186, 350 204, 230 212')
  const outline = smooth([...edge, ...lower])
  return (
    fill(outline, '#C9D3DA') +
    line(smooth(points('150 84, 200 104, 220 140'), false), '#A9B7C2', 5) +
    line(smooth(points('552 74, 510 92, 492 126'), false), '#A9B7C2', 5)
  )
}

/** The fingers of a hand gripping an edge. */
function knuckles({ skin }: Person, [x, y]: [number, number], turn: number): string {
  const fingers = [-36, -12, 12, 36].map((at, index) =>
    ellipse([at, index === 0 || index === 3 ? 4 : 0], 13, 27, skin.light, {
      stroke: skin.shade,
      'stroke-width': 3,
    }),
  )
  return group(fingers.join(''), { transform: `translate(${x} ${y})rotate(${turn})` })
}

function blanket(): string {
  const top = points('-10 372!, 120 340, 250 352, 350 366, 460 350, 600 336, 730 368!')
  return (
    fill(smooth([...top, ...points('730 450!, -10 450!')]), palette.teal) +
    line(smooth(top, false), palette.sage, 26)
  )
}
