import { mkdir } from 'node:fs/promises'
import { type Checkout } from '../checkout.ts'
import { type ServerProcess, startSite } from '../server-process.ts'
import { type Seeded, seedSite } from './seed-site.ts'

/** A built version of the site with a database of its own, in which it has the generated articles. */
export type Version = { checkout: Checkout; dataDir: string; seeded: Seeded }

/** The two versions: that of another commit, and this checkout. */
export type Versions = { before: Version; now: Version }

/** One of them, running. */
export type Side = { site: ServerProcess; seeded: Seeded }
export type Sides = { before: Side; now: Side }

type Unseeded = Omit<Version, 'seeded'>

export async function seedVersion(version: Unseeded, articles: number): Promise<Version> {
  await mkdir(version.dataDir)
  const site = await startVersion(version)
  try {
    return { ...version, seeded: await seedSite(site.url, version.dataDir, articles) }
  } finally {
    await site.stop()
  }
}

export function startVersion(
  { checkout, dataDir }: Unseeded,
  settings = {},
): Promise<ServerProcess> {
  const usual = { SAMPLE_CONTENT: 'false', TRUST_PROXY: '1' }
  return startSite(dataDir, { ...usual, ...settings }, 'server', checkout)
}
