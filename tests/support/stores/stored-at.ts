import type { Bucket } from '../../../server/images/s3-images.ts'
import { knownServers } from './servers-file.ts'

export type StoredAt = {
  dataDir: string
  databaseUrl: string | undefined
  bucket: Bucket | undefined
}

type Elsewhere = { databaseUrl: string; bucket?: Bucket | undefined }

/** External stores of this process's sites, by data directory. */
const elsewhere = new Map<string, Elsewhere>()

/** What is needed to open the database and the pictures of the site with this data directory. */
export function storedAt(dataDir: string): StoredAt {
  return {
    dataDir,
    databaseUrl: undefined,
    bucket: undefined,
    ...(elsewhere.get(dataDir) ?? knownServers(dataDir)),
  }
}

export function storeAt(dataDir: string, databaseUrl: string, bucket?: Bucket): void {
  elsewhere.set(dataDir, { databaseUrl, bucket })
}
