import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allPictures } from '../../scripts/pictures/all-pictures.ts'

const root = join(import.meta.dirname, '..', '..')
const drawings = [...allPictures()]

describe('the drawings', () => {
  it('are the files that their parts make, with a title, and at most 8 KB each', () => {
    expect(drawings.length).toBeGreaterThan(60)
    for (const [path, drawing] of drawings) {
      expect(readFileSync(join(root, path), 'utf8'), `${path}: npm run draw-pictures`).toBe(drawing)
      expect(drawing, path).toMatch(/<title>[A-Z][^<]{15,}<\/title>/)
      expect(Buffer.byteLength(drawing), path).toBeLessThanOrEqual(8192)
    }
  })

  it('have heads whose eyes, ears, joint and jaw stand where those of people do', () => {
    const heads = drawings.flatMap(([path, drawing]) =>
      headsOf(drawing).map((head) => ({ path, head })),
    )
    expect(heads.length).toBeGreaterThan(30)
    for (const { path, head } of heads) {
      const share = (head.eye!.y - head.vertex!.y) / (head.chin!.y - head.vertex!.y)
      expect(share, `${path}: line of the eyes`).toBeGreaterThanOrEqual(0.47)
      expect(share, `${path}: line of the eyes`).toBeLessThanOrEqual(0.53)
      expect(Math.abs(head['ear-top']!.y - head.brow!.y), `${path}: top of the ear`).toBeLessThan(
        20,
      )
      expect(Math.abs(head['ear-lobe']!.y - head['nose-base']!.y), `${path}: lobe`).toBeLessThan(15)
      if (!head.joint) continue
      expect(head.joint.x, `${path}: the joint is before the ear`).toBeLessThan(
        head['ear-canal']!.x,
      )
      expect(head['jaw-angle']!.y, `${path}: angle of the jaw`).toBeGreaterThan(head['ear-lobe']!.y)
      expect(Math.abs(head['jaw-angle']!.x - head['ear-lobe']!.x), path).toBeLessThan(15)
    }
  })
})

type Head = Record<string, { x: number; y: number }>

/** The marked places of each head in a drawing, in the units of the head, which looks left. */
function headsOf(drawing: string): Head[] {
  return [...drawing.matchAll(/data-points="([^"]+)" d="([^"]+)"/g)].map(([, names, d]) => {
    const places = [...d!.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)]
    return Object.fromEntries(
      names!
        .split(' ')
        .map((name, index) => [
          name,
          { x: Number(places[index]![1]), y: Number(places[index]![2]) },
        ]),
    )
  })
}
