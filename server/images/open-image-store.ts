import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../env.ts'
import { checkBucket } from './check-bucket.ts'
import { diskImages } from './disk-images.ts'
import type { ImageStore } from './image-store.ts'
import { s3Images } from './s3-images.ts'

/** The bucket of the settings where they name one, else the data directory. */
export async function openImageStore(
  { bucket, dataDir }: Pick<Settings, 'bucket' | 'dataDir'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<ImageStore> {
  if (!bucket) return diskImages(dataDir)
  await checkBucket(bucket, log)
  return s3Images(bucket)
}
