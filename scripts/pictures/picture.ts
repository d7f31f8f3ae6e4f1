import { dots, type Point, round, straight } from './shapes.ts'
import { type Hour, skyBehind, skyStyle } from './sky.ts'
import { element, group } from './svg.ts'

export type Label = {
  text: string
  /** Where the text begins or ends, and the point it labels. */
  from: Point
  to: Point
}

export type Scene = {
  hour: Hour
  title: string
  width: number
  height: number
  /** What is drawn in front of the sky. */
  figure: string
  labels?: Label[]
  /** Whether it has a dark version; not for drawings that are rasterized once. */
  adapts?: boolean
}

/** A whole drawing as the text of an SVG file. */
export function picture(scene: Scene): string {
  const { hour, title, width, height, figure, labels = [], adapts = true } = scene
  const content = [
    element('title', {}, title),
    element(
      'style',
      {},
      skyStyle(hour, adapts) + (labels.length > 0 ? '#plain:target .n{display:none}' : ''),
    ),
    skyBehind(hour, width, height),
    element('g', { class: 'f' }, figure),
    labels.length > 0 ? element('g', { class: 'n' }, named(labels)) : '',
  ]
  const box = `0 0 ${round(width)} ${round(height)}`
  // `file.svg#plain` hides the labels, for frames that would cut them off.
  const id = labels.length > 0 ? 'plain' : undefined
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', id, viewBox: box }, content.join('\n'))}\n`
}

/** A figure at its place in the picture; `flip` mirrors it to face right. */
export function place(figure: string, [x, y]: Point, scale: number, flip = false): string {
  return group(figure, {
    transform: `translate(${round(x)} ${round(y)})scale(${flip ? `-${scale} ${scale}` : scale})`,
  })
}

/** The position in the picture of a point of a placed figure. */
export function placed([px, py]: Point, [x, y]: Point, scale: number, flip = false): Point {
  return [x + px * scale * (flip ? -1 : 1), y + py * scale]
}

/** Labels with a hairline to what they name; a lighter line underneath sets it off from dark hair. */
function named(labels: readonly Label[]): string {
  const leaders = labels.map(({ from, to }) => {
    const start: Point = [from[0] + (from[0] < to[0] ? 6 : -6), from[1] - 8]
    return straight([start, to], false)
  })
  const d = leaders.join('')
  const words = labels.map(({ text, from: [x, y], to }) =>
    element('text', { class: x < to[0] ? 't e' : 't', x, y }, text),
  )
  return [
    element('path', { class: 'g k', d, 'stroke-width': 5 }),
    element('path', { class: 'h k', d, 'stroke-width': 1.8 }),
    element('path', { class: 'h k', d: dots(labels.map(({ to }) => to)), 'stroke-width': 9 }),
    ...words,
  ].join('')
}
