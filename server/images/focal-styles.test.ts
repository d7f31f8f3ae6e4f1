import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { imageAddress } from '../../shared/image-address.ts'
import { focalStyles } from './focal-styles.ts'

const point = (number: number) => ({
  key: `${hash('md5', String(number))}-720x440`,
  x: 0.25,
  y: 1,
})
const points = Array.from({ length: 10_000 }, (_, number) => point(number))
const page = (keys: string[]) =>
  `<head></head>${keys.map((key) => `<img src="${imageAddress(key)}">`).join('')}`

it('a page links the sheets that name its pictures, each of a bounded size', () => {
  const styles = focalStyles(points)!
  const shown = points.slice(0, 12).map(({ key }) => key)
  const html = styles.addTo(page(shown))
  const parts = [...html.matchAll(/\?v=([0-9a-f]{16})(?:&amp;part=(\d+))?"/g)].map(
    ([, version, part = '0']) => ({ version, sheet: styles.sheet(Number(part))! }),
  )
  for (const { version, sheet } of parts) {
    expect(sheet.version).toBe(version)
    expect(sheet.css.length).toBeLessThan(300_000)
  }
  for (const key of shown) {
    const rule = `img[src="${imageAddress(key)}"]{object-position:25% 100%}`
    expect(parts.some(({ sheet }) => sheet.css.includes(rule))).toBe(true)
  }
  expect(styles.addTo(page(['0'.repeat(32) + '-1x1']))).not.toContain('stylesheet')
})

it('few points are one sheet', () => {
  const styles = focalStyles(points.slice(0, 3))!
  expect(styles.addTo(page([points[2]!.key])).match(/<link/g)).toHaveLength(1)
  expect(styles.sheet(0)!.css.match(/object-position/g)).toHaveLength(3)
})

it('a page is read once, however many pictures have a focal point', () => {
  const styles = focalStyles(points)!
  const html = page([]) + '<p>Words of a long page.</p>'.repeat(10_000)
  const before = process.cpuUsage()
  for (let again = 0; again < 10; again += 1) styles.addTo(html)
  expect(process.cpuUsage(before).user / 10_000).toBeLessThan(50)
})
