import { scene } from './article-scene.ts'
import { masseter, temporalis } from './anatomy.ts'
import { sagittal } from './throat.ts'
import { front } from './front.ts'
import { inBed } from './bed.ts'
import { clock, moonWindow } from './objects.ts'
import { palette } from './palette.ts'
import { people, type Person } from './people.ts'
import { place } from './picture.ts'
import { profile } from './profile.ts'
import { type Point, points, smooth } from './shapes.ts'
import { circle, ellipse, fill, group, line, rect } from './svg.ts'
import { wholeMolar } from './teeth.ts'

/** The drawings for articles about the night, by file name. */
export const articlesAsleep: Record<string, () => string> = {
  snoring: () =>
    scene(
      2,
      'A bed from above at night. One sleeper snores with an open mouth, the other lies awake.',
      [
        rect([250, 60], 700, 640, '#E7ECEA', { rx: 24 }),
        rect([300, 100], 270, 190, '#fff', { rx: 40 }),
        rect([630, 100], 270, 190, '#fff', { rx: 40 }),
        place(front(people.daniel, { eyes: 'closed', plain: true }), [435, 250], 0.7),
        place(front(people.mei, { plain: true }), [765, 250], 0.7),
        ellipse([435, 320], 14, 18, '#3A2115'),
        fill(
          smooth(points('236 420!, 420 396, 600 416, 780 396, 964 420!, 964 700!, 236 700!')),
          palette.teal,
        ),
        line(
          smooth(points('236 420, 420 396, 600 416, 780 396, 964 420'), false),
          palette.sage,
          30,
        ),
        line(
          smooth(points('330 300, 300 270, 270 300, 236 270, 204 300, 172 270, 140 300'), false),
          palette.straw,
          7,
        ),
      ].join(''),
    ),
  'bruxism-at-night': () =>
    asleep(
      people.daniel,
      'A man asleep at night with his chewing muscles in coral; two worn teeth in a round picture.',
      masseter(palette.coral) + temporalis(palette.coral),
      [
        clock([160, 150], 62, 2, 0),
        circle([1010, 590], 116, palette.bone),
        place(wholeMolar(1), [962, 596], 0.38),
        place(wholeMolar(2), [1058, 596], 0.38),
      ].join(''),
    ),
  'how-a-sleep-study-works': () =>
    asleep(
      people.amara,
      'A woman asleep with a thin tube below her nose and a belt around her chest; three calm waves run above.',
      line(smooth(points('-132 64, -100 60, -40 34, 8 -2'), false), palette.air, 6),
      [
        ...[90, 140, 190].map((y, index) =>
          line(
            smooth(
              Array.from({ length: 15 }, (_, step): Point => [
                120 + step * 44,
                y + (step % 2 ? 16 : -16) * (1 - index * 0.25),
              ]),
              false,
            ),
            [palette.air, palette.straw, palette.sage][index]!,
            5,
          ),
        ),
      ].join(''),
      belt(),
    ),
  'mouth-breathing-at-night': () =>
    asleep(
      people.daniel,
      'A man asleep on his back. The way of the air through nose and throat is drawn in, with three rings where it can narrow.',
      sagittal() +
        points('-96 34, -30 66, -14 118')
          .map(([x, y]) => circle([x, y], 13, 'none', { stroke: palette.straw, 'stroke-width': 5 }))
          .join(''),
      '',
    ),
}

function belt(): string {
  return line(smooth(points('4 184, 30 250, 28 340, 38 446'), false), palette.straw, 20)
}

/** A person asleep on their back under a blanket, head at the right; `around` is in units of the picture. */
function asleep(person: Person, title: string, inside: string, around: string, on = ''): string {
  const bed = inBed(profile(person, { eyes: 'closed', inside }), on)
  return scene(
    'bedroom',
    title,
    moonWindow([930, 60], 200, 170),
    group(bed, { transform: 'translate(118 -40)scale(1.42)' }),
    around,
  )
}
