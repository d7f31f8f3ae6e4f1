import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../core/env.ts'
import { diskImages } from './disk-images.ts'
import type { ImageStore } from './image-store.ts'

/** The bucket of the settings where they name one, else the data directory. */
export async function openImageStore(
  { bucket, dataDir }: Pick<Settings, 'bucket' | 'dataDir'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  patienceMs?: number,
): Promise<ImageStore> {
  if (!bucket) return diskImages(dataDir)
  // Loaded where it is used: the client is larger than the rest of the server.
  const [{ checkBucket }, { s3Images }] = await Promise.all([
    import('./check-bucket.ts'),
    import('./s3-images.ts'),
  ])
  await checkBucket(bucket, log, patienceMs)
  return s3Images(bucket)
}
