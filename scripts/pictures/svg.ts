import { type Point, round, smooth } from './shapes.ts'

type Attributes = Record<string, string | number | undefined>

/** An element with its attributes; undefined ones are omitted. */
export function element(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('')
  return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')
}

/** A filled shape. */
export function fill(d: string, color: string, more: Attributes = {}): string {
  return element('path', { d, fill: color, ...more })
}

/** A line with round ends. */
export function line(d: string, color: string, width: number, more: Attributes = {}): string {
  return element('path', { d, stroke: color, 'stroke-width': width, ...stroke, ...more })
}

/** The class of lines with round ends, defined in each drawing's style. */
const stroke = { class: 'k' }

export function circle([cx, cy]: Point, r: number, color: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill: color, ...more })
}

export function ellipse(
  [cx, cy]: Point,
  rx: number,
  ry: number,
  color: string,
  more: Attributes = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill: color, ...more })
}

export function rect(
  [x, y]: Point,
  width: number,
  height: number,
  color: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, fill: color, ...more })
}

/** A group of parts that share attributes such as `transform`. */
export function group(inside: string, attributes: Attributes): string {
  return element('g', attributes, inside)
}

/** A smooth open line through points. */
export function curve(points: readonly Point[], color: string, width: number): string {
  return line(smooth(points, false), color, width)
}

/** Several lines of the same colour and width. */
export function curves(
  lines: readonly (readonly Point[])[],
  color: string,
  width: number,
  more: Attributes = {},
): string {
  return line(lines.map((points) => smooth(points, false)).join(''), color, width, more)
}

/** Invisible named points for tests to find in the drawing. */
export function marks(places: Record<string, Point>): string {
  const d = Object.values(places).map(([x, y]) => `M${round(x)} ${round(y)}`)
  return element('path', { 'data-points': Object.keys(places).join(' '), d: d.join('') })
}
