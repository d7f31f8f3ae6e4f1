import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allPictures } from '../../scripts/pictures/all-pictures.ts'

const root = join(import.meta.dirname, '..', '..')
const drawings = [...allPictures()]

describe('the drawings', () => {
  it('are the files that their parts make, with a title, and at most 8 KB each if browsers load them', () => {
    expect(drawings.length).toBeGreaterThan(60)
    for (const [path, drawing] of drawings) {
      expect(readFileSync(join(root, path), 'utf8'), `${path}: npm run draw-pictures`).toBe(drawing)
      expect(drawing, path).toMatch(/<title>[A-Z][^<]{15,}<\/title>/)
      const most = path.startsWith('server/') ? 12_288 : 8192
      expect(Buffer.byteLength(drawing), path).toBeLessThanOrEqual(most)
    }
  })

  it('have heads whose eyes, ears, joint and jaw stand where those of people do', () => {
    const heads = drawings.flatMap(([path, drawing]) =>
      marksOf(drawing, 'vertex').map((head) => ({ path, head })),
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

describe('what lies inside', () => {
  it('is as large as in people: bone begins 1 to 2 mm below the enamel of a healthy tooth', () => {
    const teeth = drawings.flatMap(([path, drawing]) =>
      marksOf(drawing, 'apex').map((tooth) => ({ path, tooth })),
    )
    expect(teeth.length).toBeGreaterThan(8)
    for (const { path, tooth } of teeth) {
      const share = (tooth.bone!.y - tooth.neck!.y) / (tooth.apex!.y - tooth.neck!.y)
      expect(share, path).toBeGreaterThanOrEqual(0.08)
      expect(share, path).toBeLessThanOrEqual(0.15)
    }
  })

  it('moves as in people: the head of the jaw slides 8 to 12 mm forward, and the chin goes back', () => {
    const styles = readFileSync(join(root, 'app/components/moving-view/joint-view.css'), 'utf8')
    const length = (name: string) => Number(styles.match(`--${name}: (-?\\d+)`)![1])
    const [joint] = marksOf(drawings.find(([path]) => path.endsWith('/joint.svg'))![1], 'fossa')
    const unitsPerMm = 10
    expect(-length('slide-forward') / unitsPerMm).toBeGreaterThanOrEqual(8)
    expect(-length('slide-forward') / unitsPerMm).toBeLessThanOrEqual(12)
    // Wide open, the head is below the eminence: 0 to 3 mm before or behind its crest.
    expect(joint!.head!.x + length('slide-forward')).toBeLessThan(joint!.eminence!.x + 30)
    expect(joint!.head!.x + length('slide-forward')).toBeGreaterThan(joint!.eminence!.x - 30)
    expect(length('slide-down')).toBeGreaterThan(0)
    // It looks left: counter-clockwise moves the chin down and back.
    expect(length('turn')).toBeLessThanOrEqual(-20)
    expect(length('turn')).toBeGreaterThanOrEqual(-35)
  })
})

type Marks = Record<string, { x: number; y: number }>

/** The marked places of each part in a drawing that has one of this name, in the units of that part. */
function marksOf(drawing: string, name: string): Marks[] {
  return marked(drawing).filter((marks) => name in marks)
}

function marked(drawing: string): Marks[] {
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
