import { palette } from '../palette.ts'
import { type Point, points, smooth } from '../shapes.ts'
import { curve, ellipse, fill, group, line, marks } from '../svg.ts'

// The jaw joint cut from front (left) to ear (right), in a box of 400 by 300; 10 units are a millimetre.
// `joint-view.css` in app/components/moving-view moves the groups with classes.

/** The centre of the head of the jaw while the mouth is closed. */
const centre: Point = [236, 160]

const skull: Point[] = points(`
  -10 -10!, 410 -10!, 410 150!, 372 164, 340 158, 318 168, 304 176, 294 164, 284 132, 264 104, 234 92, 206 100,
  184 126, 164 156, 140 173, 118 174, 88 166, 40 156, -10 152!
`)
const head: Point[] = points(`
  198 152, 208 130, 236 121, 264 130, 275 154, 268 180, 256 206, 254 240, 266 290, 272 420!, 186 420!, 198 290,
  202 240, 208 206, 200 178
`)
/** Around the centre, from its rear band, which lies on top of the head, to its front band. */
const disc: Point[] = [
  [68, 18],
  [72, 4],
  [62, -12],
  [55, -30],
  [59, -48],
  [62, -64],
  [56, -74],
  [45, -68],
  [43, -50],
  [42, -30],
  [43, -10],
  [46, 14],
  [56, 22],
].map(([radius, degrees]) => around(radius!, degrees!))

/** The point at a distance from the centre of the head, in degrees clockwise from straight above. */
function around(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [centre[0] + Math.sin(angle) * radius, centre[1] - Math.cos(angle) * radius]
}

/** The joint; which way its parts move, the style sheet says. */
export function jointView(): string {
  const inPlace = { stroke: '#55877F', 'stroke-width': 2 }
  const slipping =
    fill(smooth(disc), palette.disc, inPlace) +
    fill(smooth(disc), palette.coral, { class: 'mv-hurt' })
  const rays = line('M196 70L186 48M216 62L212 38M176 84L158 70', palette.coral, 6)
  return joint(group(slipping, { class: 'mv-disc' })) + group(rays, { class: 'mv-click' })
}

/** The closed joint with its disc too far forward, in the colour of pain; the middle is at 0. */
export function slippedDisc(): string {
  const [x, y] = centre
  const slipped = fill(smooth(disc), palette.coral, { transform: `rotate(-58 ${x} ${y})` })
  return group(joint(slipped), { transform: `translate(${-x} ${-y})` })
}

function joint(disc: string): string {
  const ramus = bone(head) + curve(points('206 196, 202 172, 204 150'), palette.enamel, 4)
  return [
    fill('M-20-20H420V420H-20Z', '#EBD5C8'),
    ellipse([350, 196], 27, 20, palette.tissueShade) + ellipse([352, 198], 17, 11, '#7B4B4D'),
    group(ramus, { class: 'mv-head' }),
    disc,
    bone(skull),
    line(smooth(skull.slice(3, -1), false), palette.enamel, 4, {
      transform: 'translate(0 -6)',
      opacity: 0.8,
    }),
    marks({ head: centre, fossa: [234, 92], eminence: [130, 174] }),
  ].join('')
}

function bone(shape: Point[]): string {
  return fill(smooth(shape), palette.bone, { stroke: '#C9B48A', 'stroke-width': 2.5 })
}
