import { palette } from './palette.ts'
import { dots, type Point, points, smooth } from './shapes.ts'
import { circle, element, fill, line, rect } from './svg.ts'

export type Hour = 2 | 4 | 7 | 9 | 12 | 15 | 18 | 21 | 23

/** What is behind a figure: the sky of an hour behind people, a plain ground behind teeth and organs, a wall behind a bed. */
export type Ground = Hour | 'plain' | 'bedroom'

/** The plain grounds on a light and on a dark page. */
const plain = {
  plain: { light: '#D0E3E1', dark: '#24393D' },
  bedroom: { light: '#34426B', dark: '#232E4D' },
}

type Sky = {
  /** Colours of the sky's top and bottom and of the land, on a light and on a dark page. */
  light: [string, string, string]
  dark: [string, string, string]
  /** Position of the sun or moon, as shares of width and height. */
  at: Point
  night?: boolean
}

const skies: Record<Hour, Sky> = {
  2: sky(['#14203D', '#34477A', '#1A2747'], ['#101A31', '#2A3A66', '#141F3A'], [0.8, 0.2], true),
  4: sky(['#1D2A50', '#5B5C8A', '#26335A'], ['#172242', '#4A4B73', '#1D2848'], [0.11, 0.14], true),
  7: sky(['#B9D6E6', '#FBDDBB', '#E6C3A4'], ['#2B4059', '#8A6A5C', '#4A4048'], [0.9, 0.58]),
  9: sky(['#B8DBE8', '#E8F1E6', '#C5DCC7'], ['#27465A', '#5E7A76', '#2F4B4A'], [0.9, 0.15]),
  12: sky(['#AFD8EA', '#E3F1F0', '#BDD9D2'], ['#234659', '#557680', '#2A484E'], [0.1, 0.15]),
  15: sky(['#BCDDE2', '#F4EBCF', '#DACFA6'], ['#2A4650', '#786F55', '#474737'], [0.1, 0.17]),
  18: sky(['#A9BFDA', '#F9D3A6', '#D9AB86'], ['#2C3C5A', '#8C6650', '#4C3F46'], [0.1, 0.56]),
  21: sky(['#2B3A66', '#8C7FA0', '#37426B'], ['#202D50', '#6A607F', '#2A3354'], [0.18, 0.2], true),
  23: sky(['#18244A', '#41578A', '#202E56'], ['#121C3A', '#33466F', '#182442'], [0.82, 0.2], true),
}

function sky(light: Sky['light'], dark: Sky['dark'], at: Point, night = false): Sky {
  return { light, dark, at, night }
}

/** A figure on a dark page is dimmer, and its dark hair has an edge of light. */
export const eveningFigure = '.f{filter:brightness(.76)}.d{stroke:#707C86;stroke-width:2.5}'

/** The style of a drawing: the colours of its ground, for the theme of the surrounding page. */
export function skyStyle(ground: Ground, adapts: boolean): string {
  const round = '.k{fill:none;stroke-linecap:round;stroke-linejoin:round}'
  const [day, evening] = typeof ground === 'number' ? skyRules(ground) : plainRules(ground)
  return `${round}${day}${adapts ? `@media(prefers-color-scheme:dark){${evening}${eveningFigure}}` : ''}`
}

function plainRules(ground: keyof typeof plain): [string, string] {
  const { light, dark } = plain[ground]
  return [`.l{fill:${light}}`, `.l{fill:${dark}}`]
}

function skyRules(hour: Hour): [string, string] {
  const { light, dark } = skies[hour]
  const rules = ([top, bottom, land]: Sky['light']) =>
    `.a{stop-color:${top}}.b{stop-color:${bottom}}.l{fill:${land}}`
  return [rules(light), rules(dark)]
}

/** The ground filling the picture: plain, or the sky at an hour with its sun or moon. */
export function skyBehind(ground: Ground, width: number, height: number): string {
  if (typeof ground === 'string') return element('rect', { class: 'l', width, height })
  const { at, night } = skies[ground]
  const centre: Point = [at[0] * width, at[1] * height]
  const r = Math.min(width, height) * 0.085
  const gradient = element(
    'linearGradient',
    { id: 's', x2: 0, y2: 1 },
    element('stop', { class: 'a' }) + element('stop', { class: 'b', offset: 1 }),
  )
  return [
    element('defs', {}, gradient),
    rect([0, 0], width, height, 'url(#s)'),
    night ? stars(width, height) : '',
    element(
      'g',
      { class: 'f' },
      [
        circle(centre, r * 2.1, night ? palette.moon : palette.sun, { opacity: 0.1 }),
        circle(centre, r * 1.5, night ? palette.moon : palette.sun, { opacity: 0.14 }),
        circle(centre, r, night ? palette.moon : palette.sun),
        night
          ? circle([centre[0] - r * 0.3, centre[1] - r * 0.2], r * 0.2, '#DCC9A3', { opacity: 0.6 })
          : '',
        night
          ? circle([centre[0] + r * 0.35, centre[1] + r * 0.3], r * 0.28, '#DCC9A3', {
              opacity: 0.6,
            })
          : '',
      ].join(''),
    ),
    land(width, height),
  ].join('')
}

function land(width: number, height: number): string {
  const hill: Point[] = [
    [0, height * 0.86],
    [width * 0.22, height * 0.8],
    [width * 0.55, height * 0.88],
    [width * 0.82, height * 0.82],
    [width, height * 0.86, 'corner'],
    [width, height, 'corner'],
    [0, height, 'corner'],
  ]
  return fill(
    smooth(hill.map(([x, y, corner], index) => [x, y, index === 0 ? 'corner' : corner])),
    '',
    { fill: undefined, class: 'l' },
  )
}

function stars(width: number, height: number): string {
  const places: Point[] = points(`
    0.07 0.12, 0.2 0.3, 0.31 0.09, 0.45 0.05, 0.6 0.1, 0.7 0.34, 0.93 0.42, 0.95 0.1, 0.05 0.5,
    0.88 0.6
  `)
  const at = places.map(([x, y]): Point => [x * width, y * height])
  return (
    line(dots(at.slice(0, 5)), palette.moon, 3, { opacity: 0.6 }) +
    line(dots(at.slice(5)), palette.moon, 5, { opacity: 0.7 })
  )
}
