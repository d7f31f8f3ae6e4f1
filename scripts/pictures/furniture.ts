import { palette } from './palette.ts'
import type { Person } from './people.ts'
import { place } from './picture.ts'
import { profile } from './profile.ts'
import { type Point, points, smooth, straight } from './shapes.ts'
import { circle, curve, ellipse, fill, group, line, rect } from './svg.ts'

/** A seated person facing right; the seat is at 0,0. `lean` tilts the head forward, in degrees. */
export function sitting(
  person: Person,
  options: { eyes?: 'open' | 'closed'; lean?: number; reach?: boolean } = {},
): string {
  const { eyes = 'open', lean = 0, reach = true } = options
  const { skin, shirt } = person
  const torso: Point[] = points(
    '-52 16!, -74 -60, -94 -104, -90 -152, -66 -184!, -30 -160, 4 -142!, 34 -120, 44 -80, 50 16!',
  )
  const leg: Point[] = points(`
    -50 -22!, 60 -34, 150 -30, 172 -6, 166 60, 160 176!, 116 176!, 112 60, 100 30, -30 30
  `)
  const shoe: Point[] = points('112 170!, 162 170!, 204 190, 206 204!, 112 204!')
  const elbow: Point = reach ? [36, -52] : [28, -40]
  const wrist: Point = reach ? [138, -78] : [96, -22]
  const head = group(profile(person, { eyes, plain: true, bare: true }), {
    transform: `translate(-4 -272)rotate(${lean} 20 70)scale(-.5 .5)`,
  })
  return [
    head,
    fill(smooth(leg), palette.navy),
    fill(smooth(shoe), palette.ink),
    fill(smooth(torso), shirt),
    line(straight([elbow, wrist], false), skin.light, 30),
    circle([wrist[0] + 10, wrist[1]], 17, skin.light),
    line(straight([[-8, -150], elbow], false), shirt, 46) +
      line(
        straight([elbow, [(elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2]], false),
        shirt,
        38,
      ),
    curve(
      [
        [-26, -140],
        [-2, -90],
        [elbow[0] - 20, elbow[1] + 6],
      ],
      '#000',
      3,
    ).replace('/>', ' opacity=".2"/>'),
  ].join('')
}

/** A chair with back, seat and legs; the seat is at 0,0. */
export function chair(color: string, flip = false): string {
  const parts = [
    line('M-70 30V150M60 30V150', palette.ink, 10),
    fill(
      smooth(
        points('-96 40!, -108 -60, -104 -180, -70 -206, -44 -180, -46 -20, 70 -14, 84 10, 80 40!'),
      ),
      color,
    ),
    fill(smooth(points('-40 -10!, 60 -12, 78 8, 70 20, -40 20!')), '#fff', { opacity: 0.18 }),
  ]
  return group(parts.join(''), flip ? { transform: 'scale(-1 1)' } : {})
}

/** A table or desk top from x1 to x2 at height y, with two legs down to `floor`. */
export function desk(x1: number, x2: number, y: number, floor: number): string {
  return [
    line(`M${x1 + 40} ${y + 10}V${floor}M${x2 - 40} ${y + 10}V${floor}`, palette.deepTeal, 14),
    rect([x1, y], x2 - x1, 18, palette.teal, { rx: 6 }),
  ].join('')
}

/** A screen seen from the side; `y` is its middle, `foot` the bottom of its stand. */
export function screen([x, y]: Point, foot: number): string {
  return (
    rect([x, y - 80], 14, 160, palette.ink, { rx: 6 }) +
    line(`M${x + 16} ${y}V${foot}M${x - 26} ${foot}H${x + 50}`, palette.ink, 9)
  )
}

/** A potted plant. */
export function plant([x, y]: Point): string {
  const leaves: Point[][] = [
    points('0 0, -34 -60, -20 -110, 0 -60'),
    points('0 0, 4 -70, 14 -130, 24 -60'),
    points('0 0, 40 -40, 64 -84, 28 -20'),
  ]
  return group(
    fill(leaves.map((leaf) => smooth(leaf)).join(''), palette.teal) +
      fill(straight(points('-36 0, 44 0, 32 66, -24 66')), palette.sand),
    { transform: `translate(${x} ${y})` },
  )
}

/** A glass of water. */
export function glass([x, y]: Point, scale = 1): string {
  const parts = [
    fill(straight(points('-44 -110, 44 -110, 34 0, -34 0')), '#fff', { opacity: 0.55 }),
    fill(straight(points('-40 -74, 40 -74, 33 -4, -33 -4')), '#8FC3D6', { opacity: 0.8 }),
    line(straight(points('-44 -110, 44 -110, 34 0, -34 0')), '#fff', 4),
  ]
  return group(parts.join(''), { transform: `translate(${x} ${y})scale(${scale})` })
}

/** A bowl with food. */
export function bowl([x, y]: Point, food: string, color: string): string {
  return place(
    [
      ellipse([0, 0], 110, 24, food),
      fill(smooth(points('-116 0!, 116 0!, 96 66, 40 100, -40 100, -96 66')), color),
      rect([-40, 96], 80, 12, color),
    ].join(''),
    [x, y],
    1,
  )
}

/** An arrow that shows pressure; its tip is at the point. */
export function arrow([x, y]: Point, length: number, color: string, up = false): string {
  const sign = up ? -1 : 1
  return line(
    `M${x} ${y - sign * length}V${y}M${x - 18} ${y - sign * 20}L${x} ${y}L${x + 18} ${y - sign * 20}`,
    color,
    9,
  )
}
