// A site with its pictures in a bucket, behind a line that can be cut.
import type { S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Bucket, s3Client } from '../../../server/images/s3-images.ts'
import { adminCalls } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { freshBucket } from '../stores/fresh-bucket.ts'
import { imageCalls } from '../requests/image-calls.ts'
import { photo } from '../data/pictures.ts'
import { startTestSite, type TestSite } from './test-site.ts'
import { unreliableLine } from '../requests/unreliable-line.ts'

export function useBucketSite() {
  const started: (() => Promise<void>)[] = []
  /** The bucket, and the same bucket over a line that can be cut. */
  let direct: Bucket
  let line: Awaited<ReturnType<typeof unreliableLine>>
  let bucket: Bucket
  let client: S3Client
  let site: TestSite
  let images: ReturnType<typeof imageCalls>
  let admin: ReturnType<typeof adminCalls>
  let png: Buffer

  beforeAll(async () => {
    direct = await freshBucket()
    client = s3Client(direct)
    line = await unreliableLine(direct.endpoint)
    started.push(line.stop)
    bucket = { ...direct, endpoint: line.url }
    site = await startTestSite({ bucket, sampleContent: false })
    started.push(site.stop)
    png = await photo(64, 48, 'png')
  })
  beforeEach(async () => {
    line.become('good')
    const token = await adminToken(site.dataDir)
    images = imageCalls(site, token)
    admin = adminCalls(site, token)
  })
  afterAll(async () => {
    for (const stop of started.toReversed()) await stop()
  })

  return {
    get direct() {
      return direct
    },
    get line() {
      return line
    },
    get bucket() {
      return bucket
    },
    get client() {
      return client
    },
    get site() {
      return site
    },
    get images() {
      return images
    },
    get admin() {
      return admin
    },
    get png() {
      return png
    },
  }
}
