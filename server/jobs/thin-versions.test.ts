import { expect, it } from 'vitest'
import { surplusVersions } from './thin-versions.ts'

const now = new Date('2026-06-30T12:00:00.000Z')
const hour = 60 * 60_000
const day = 24 * hour

/** Versions of these ages in milliseconds, newest first. */
const ofAges = (ages: number[], kind = 'automatic') =>
  ages.map((age, index) => ({
    number: ages.length - index,
    kind,
    created_at: new Date(now.getTime() - age).toISOString(),
  }))
const keptAges = (ages: number[], kind?: string) => {
  const versions = ofAges(ages, kind)
  const surplus = surplusVersions(versions, now)
  return ages.filter((_, index) => !surplus.includes(versions[index]!.number))
}

it('keeps all versions of a day, the last of each hour of a week, the last of each day of 90 days', () => {
  const lastDay = [0, 60_000, 120_000, 23 * hour]
  // `now` is noon on the hour, so the second and third fall into the previous hour.
  const lastWeek = [2 * day, 2 * day + 60_000, 2 * day + hour, 6 * day]
  const older = [8 * day, 8 * day + hour, 9 * day, 89 * day, 91 * day]
  expect(keptAges([...lastDay, ...lastWeek, ...older])).toEqual([
    ...lastDay,
    2 * day,
    2 * day + 60_000,
    6 * day,
    8 * day,
    9 * day,
    89 * day,
  ])
  expect(keptAges([3 * day + 60_000, 3 * day + 120_000, 3 * day + 180_000])).toEqual([
    3 * day + 60_000,
  ])
})

it('keeps refused texts for 90 days', () => {
  expect(keptAges([8 * day, 8 * day + hour, 91 * day], 'conflict')).toEqual([
    8 * day,
    8 * day + hour,
  ])
})

it('keeps the 200 newest at most', () => {
  const ages = Array.from({ length: 230 }, (_, index) => index * 60_000)
  expect(keptAges(ages)).toEqual(ages.slice(0, 200))
})
