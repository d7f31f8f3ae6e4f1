import { jawLine, masseter } from './anatomy.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { profile } from './profile.ts'
import { dots, type Point, points, smooth } from './shapes.ts'
import { circle, element, fill, group, line, rect } from './svg.ts'

const [width, height] = [1600, 1000]
const disc: Point = [1420, 196]

type Light = {
  title: string
  sky: string[]
  ground: string[]
  disc: string
  pillow: string
  veil: number
}

const night: Light = {
  title:
    'A woman asleep on her back at night, the moon high above her. A line shows her lower jaw; the chewing muscle is coral.',
  sky: ['#10182C', '#18284A', '#2B4472'],
  ground: ['#1C3550', '#152640', '#0F1A2D'],
  disc: palette.moon,
  pillow: '#8FA3B8',
  veil: 0.2,
}
const day: Light = {
  title:
    'The same woman awake in the morning, the sun high above her. A line shows her lower jaw, which is at rest.',
  sky: ['#0F3A44', '#2A6A74', '#E3A983'],
  ground: ['#17585A', '#114648', '#0C3336'],
  disc: palette.sun,
  pillow: '#EFE8DA',
  veil: 0,
}

export const hero: Record<string, () => string> = {
  'hero-night': () => draw(night, true),
  'hero-day': () => draw(day, false),
}

const look =
  '.k{fill:none;stroke-linecap:round;stroke-linejoin:round}@media(prefers-color-scheme:dark){.f{filter:brightness(.8)}}'

function draw({ title, sky, ground, disc: color, pillow, veil }: Light, asleep: boolean): string {
  const stops = sky
    .map((stop, index) => element('stop', { offset: [0, 0.5, 1][index]!, 'stop-color': stop }))
    .join('')
  const inside = (asleep ? masseter(palette.coral) : '') + jawLine()
  const head = profile(people.amara, { eyes: asleep ? 'closed' : 'open', inside })
  const cushion: Point[] = points(`
    930 770, 1010 700, 1150 716, 1330 690, 1480 610, 1600 640!, 1600 1000!, 900 1000!
  `)
  const content = [
    element('title', {}, title),
    element('style', {}, look),
    element('defs', {}, element('linearGradient', { id: 's', x2: 1, y2: 0.35 }, stops)),
    rect([0, 0], width, height, 'url(#s)'),
    asleep ? stars() : '',
    '<g class="f">',
    circle(disc, 210, color, { opacity: 0.07 }),
    circle(disc, 152, color, { opacity: 0.12 }),
    circle(disc, 96, color),
    fill(smooth(cushion), pillow),
    group(head, { transform: 'translate(1180 590)rotate(80)scale(1.42)' }),
    veil > 0 ? rect([600, 0], 1000, height, '#14203D', { opacity: veil }) : '',
    blanket(ground),
    '</g>',
  ]
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` }, content.join('\n'))}\n`
}

function blanket([top, middle, low]: string[]): string {
  const body: Point[] = points(`
    0 700, 170 600, 330 640, 520 470, 680 420, 790 500, 880 640, 960 800, 1010 1000!, 0 1000!
  `)
  const fold: Point[] = points(`
    0 800, 230 760, 480 830, 760 760, 1000 850, 1250 870, 1450 820, 1600 850!, 1600 1000!,
    0 1000!
  `)
  const front: Point[] = points(
    '0 900, 300 880, 700 930, 1100 910, 1400 940, 1600 910!, 1600 1000!, 0 1000!',
  )
  return [body, fold, front]
    .map((shape, index) => fill(smooth(shape), [top, middle, low][index]!))
    .join('')
}

function stars(): string {
  const places: Point[] = points(`
    96 120, 210 260, 330 90, 440 210, 560 120, 655 265, 742 96, 820 200, 150 420, 905 90,
    1395 110, 1490 230, 1540 90, 1470 420
  `)
  return line(dots(places), palette.moon, 4, { opacity: 0.5 })
}
