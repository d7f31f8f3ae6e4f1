import { palette } from './palette.ts'
import { points, smooth } from './shapes.ts'
import { curve, curves, fill, group, rect } from './svg.ts'

/** A person lying on their back in a bed that fills a picture 720 wide and 540 high; `on` lies on the blanket. */
export function inBed(figure: string, on = ''): string {
  const blanket = points(`
    -90 560!, -90 206!, -20 190, 40 176, 84 186, 116 204, 132 250, 128 320, 124 380, 140 446, 132 560!
  `)
  const fold = points(`
    62 186, 96 180, 126 200, 146 250, 142 320, 138 380, 156 446, 150 500!, 104 500!, 110 440, 98 380,
    100 320, 104 256, 90 212
  `)
  return [
    pillow(),
    group(figure, { transform: 'translate(455 300)rotate(90)scale(.98)' }),
    rect([-90, 442], 920, 98, '#CBD5DA'),
    rect([-90, 490], 920, 60, '#8FA0AE'),
    fill(smooth(blanket), palette.deepTeal),
    fill(smooth(fold), palette.sage),
    curve(points('10 270, 50 300, 66 380'), '#0A4747', 4),
    on,
  ].join('')
}

function pillow(): string {
  const shape = points('262 446!, 276 408, 360 392, 440 418, 560 420, 636 388, 694 404, 708 446!')
  return (
    fill(smooth(shape), '#EEF1EF') +
    curves([points('664 408, 642 422, 612 428'), points('318 420, 342 412, 372 414')], '#C6D0CF', 4)
  )
}
