import { palette } from './palette.ts'
import type { Person } from './people.ts'
import { points, smooth } from './shapes.ts'
import { curve, curves, fill, group, line, rect } from './svg.ts'

/** A person lying on their back in a bed that fills a picture 720 wide and 540 high, an arm on the blanket. */
export function inBed(person: Person, figure: string): string {
  const arm = points(`
    196 330, 214 362, 196 396, 140 404, 60 398, -20 400!, -20 346!, 60 344, 130 326
  `)
  const blanket = points(`
    -10 540!, -10 188!, 40 176, 84 186, 116 204, 132 250, 128 320, 124 380, 140 446, 132 540!
  `)
  const fold = points(`
    62 186, 96 180, 126 200, 146 250, 142 320, 138 380, 156 446, 150 500!, 104 500!, 110 440, 98 380,
    100 320, 104 256, 90 212
  `)
  return [
    pillow(),
    group(figure, { transform: 'translate(455 300)rotate(90)scale(.98)' }),
    rect([0, 442], 720, 98, '#CBD5DA'),
    rect([0, 490], 720, 50, '#8FA0AE'),
    fill(smooth(arm), person.shirt),
    line(smooth(arm.slice(0, 5), false), '#000', 4, { opacity: 0.22 }),
    fill(smooth(blanket), palette.deepTeal),
    fill(smooth(fold), palette.sage),
    curve(points('10 270, 50 300, 66 380'), '#0A4747', 4),
  ].join('')
}

function pillow(): string {
  const shape = points('262 446!, 276 408, 360 392, 440 418, 560 420, 636 388, 694 404, 708 446!')
  return (
    fill(smooth(shape), '#EEF1EF') +
    curves([points('664 408, 642 422, 612 428'), points('318 420, 342 412, 372 414')], '#C6D0CF', 4)
  )
}
