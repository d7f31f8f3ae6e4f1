import { palette } from './palette.ts'
import { place } from './picture.ts'
import { type Point } from './shapes.ts'
import { group, line, rect } from './svg.ts'
import { arch } from './teeth.ts'

export function tray([x, y]: Point, scale: number): string {
  const shape = 'M-150 130V20C-150-190 150-190 150 20V130'
  const parts =
    line(shape, '#E8F4F3', 84, { opacity: 0.75 }) +
    line(shape, '#fff', 6, { opacity: 0.9 }) +
    place(arch(), [0, 6], 0.98)
  return group(parts, { transform: `translate(${x} ${y})scale(${scale})`, opacity: 0.95 })
}

export function calendar([x, y]: Point): string {
  const days = Array.from(
    { length: 12 },
    (_, index) => `M${28 + (index % 4) * 38} ${82 + Math.floor(index / 4) * 34}h0`,
  ).join('')
  return group(
    rect([0, 0], 172, 176, '#FBF7EC', { rx: 14 }) +
      rect([0, 0], 172, 50, palette.teal, { rx: 14 }) +
      line(days, palette.sage, 20) +
      line('M104 116h0', palette.straw, 26),
    { transform: `translate(${x} ${y})` },
  )
}
