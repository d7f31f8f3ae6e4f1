import type { Row } from '../figures.ts'
import { measureMemory } from '../memory.ts'
import { pages } from '../pages.ts'
import { inTurns, rowOf } from './figure-rows.ts'
import { startVersion, type Version, type Versions } from './versions.ts'

/** From starting the process until its first page has arrived: the time, and its CPU time. */
export async function measureStart(
  ref: string,
  versions: Versions,
  starts: number,
): Promise<Row[]> {
  const measures = [versions.before, versions.now].map((version) => () => firstPage(version))
  await inTurns(1, measures)
  const [before = [], now = []] = await inTurns(starts, measures)
  return (['ms', 'CPU ms'] as const).map((unit) => {
    const values = { before: before.map((one) => one[unit]), now: now.map((one) => one[unit]) }
    return rowOf(ref, `start to first page, ${unit}`, values)
  })
}

async function firstPage(version: Version) {
  const began = performance.now()
  const site = await startVersion(version)
  try {
    await (await fetch(site.url)).text()
    return { ms: performance.now() - began, 'CPU ms': await site.cpuMs() }
  } finally {
    await site.stop()
  }
}

/** Resident memory of a fresh process after many requests of all kinds. */
export async function measureMemoryAfterLoad(
  ref: string,
  versions: Versions,
  requests: number,
): Promise<Row[]> {
  const [before, now] = [
    await memoryOf(versions.before, requests),
    await memoryOf(versions.now, requests),
  ]
  const names = {
    'MB at the start': 'memory at the start, MB',
    'highest MB': 'memory under load, highest MB',
    'MB at the end': 'memory after load, MB',
  }
  return Object.entries(names).map(([field, figure]) =>
    rowOf(ref, figure, { before: [Number(before[field])], now: [Number(now[field])] }),
  )
}

async function memoryOf(version: Version, requests: number): Promise<Row> {
  const { article } = version.seeded
  const known = [pages.home, pages.list, pages.condition, pages.doctors, pages.contact, article]
  const api = ['/api/user/v1/blogs', article.replace('/articles', '/api/user/v1/blogs')]
  const site = await startVersion(version)
  try {
    const [row] = await measureMemory(site, requests, [...known, ...api])
    return row!
  } finally {
    await site.stop()
  }
}
