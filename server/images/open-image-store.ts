import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../core/env.ts'
import { diskImages } from './disk-images.ts'
import type { ImageStore } from './image-store.ts'

/** Opens the bucket if the settings name one, otherwise the data directory. */
export async function openImageStore(
  { bucket, dataDir }: Pick<Settings, 'bucket' | 'dataDir'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  patienceMs?: number,
): Promise<ImageStore> {
  if (!bucket) return diskImages(dataDir)
  // Imported lazily: the client is larger than the rest of the server.
  const [{ checkBucket }, { s3Images }] = await Promise.all([
    import('./check-bucket.ts'),
    import('./s3-images.ts'),
  ])
  await checkBucket(bucket, log, patienceMs)
  return s3Images(bucket)
}
