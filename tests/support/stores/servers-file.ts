// A file in the data directory of a site on servers, so that tests in other processes find those.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bucket } from '../../../server/images/s3-images.ts'

export type Servers = { databaseUrl: string; bucket: Bucket }

const pathIn = (dataDir: string) => join(dataDir, 'servers.json')

export function noteServers(dataDir: string, servers: Servers): void {
  writeFileSync(pathIn(dataDir), JSON.stringify(servers))
}

/** Undefined if the site keeps everything in its data directory. */
export function knownServers(dataDir: string): Servers | undefined {
  if (!existsSync(pathIn(dataDir))) return undefined
  return JSON.parse(readFileSync(pathIn(dataDir), 'utf8')) as Servers
}
