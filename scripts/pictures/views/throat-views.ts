import { palette } from '../palette.ts'
import { people } from '../people.ts'
import { place } from '../picture.ts'
import { profile } from '../profile.ts'
import { type Point, points, smooth } from '../shapes.ts'
import { sagittal } from '../throat.ts'
import { circle, curves, fill, group, line } from '../svg.ts'

// Views of the throat in boxes of 400 by 300; the style sheets in app/components/moving-view move the groups with classes.

/** A head asleep on its back, cut from front to back: what narrows the throat, and what opens it. */
export function airwayView(): string {
  const inside = [
    sagittal({ moving: true }),
    group(
      curves(
        [points('-38 62, -30 68, -22 62'), points('-34 52, -26 58, -18 52')],
        palette.straw,
        4,
      ),
      { class: 'mv-snore' },
    ),
    group(circle([-12, 104], 15, palette.coral, { opacity: 0.9 }), { class: 'mv-shut' }),
    group(line('M-114 84L-100 84M-114 93L-100 93', palette.teal, 7), { class: 'mv-device' }),
  ].join('')
  const head = profile(people.daniel, { eyes: 'closed', inside, plain: true, bare: true })
  return [
    fill(
      smooth(points('-10 310!, -10 262, 60 248, 150 256, 260 262, 330 240, 410 250!, 410 310!')),
      '#E7ECEA',
    ),
    group(head, { transform: 'translate(268 150)rotate(90)scale(.98)' }),
  ].join('')
}

/** The throat cut from front to back: breathing, swallowing, and the muscle that stays tight. */
export function throatView(): string {
  const ring: Point[][] = [
    points('0 166, 8 174, 16 176'),
    points('2 176, 10 184, 19 186'),
    points('5 186, 12 194, 22 196'),
  ]
  const inside = [
    sagittal({ moving: true }),
    group(circle([-16, 128], 10, palette.straw), { class: 'mv-bite' }),
    group(curves(ring, palette.coral, 6), { class: 'mv-ring' }),
  ].join('')
  const head = profile(people.amara, { eyes: 'closed', inside, plain: true, bare: true })
  return place(head, [250, 40], 0.98)
}
