import { type Point, round } from './shapes.ts'
import { type Ground, skyBehind, skyStyle } from './sky.ts'
import { element, group } from './svg.ts'

export type Scene = {
  ground: Ground
  title: string
  width: number
  height: number
  /** What is drawn in front of the sky. */
  figure: string
  /** Whether it has a dark version; not for drawings that are rasterized once. */
  adapts?: boolean
}

/** A whole drawing as the text of an SVG file. */
export function picture(scene: Scene): string {
  const { ground, title, width, height, figure, adapts = true } = scene
  const content = [
    element('title', {}, title),
    element('style', {}, skyStyle(ground, adapts)),
    skyBehind(ground, width, height),
    element('g', { class: 'f' }, figure),
  ]
  const viewBox = `0 0 ${round(width)} ${round(height)}`
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox }, content.join('\n'))}\n`
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
