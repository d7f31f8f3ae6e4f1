import { GetObjectCommand } from '@aws-sdk/client-s3'
import type { FastifyBaseLogger } from 'fastify'
import { StartError } from '../core/errors.ts'
import { type Bucket, s3Client } from './s3-images.ts'

/** Short, so that a site starts promptly even if its bucket is down. */
const startPatienceMs = 1000
const wrongSettings: Record<string, [variable: string, problem: string]> = {
  NoSuchBucket: ['S3_BUCKET', 'the server has no such bucket'],
  PermanentRedirect: ['S3_REGION', 'the bucket is in another region'],
  AuthorizationHeaderMalformed: ['S3_REGION', 'the server expects another region'],
  InvalidAccessKeyId: ['S3_ACCESS_KEY_ID', 'the server does not know this key'],
  SignatureDoesNotMatch: [
    'S3_SECRET_ACCESS_KEY',
    'the server rejects signatures made with this key',
  ],
}

/**
 * Throws if the bucket's response shows that a setting is wrong. If the bucket is down it only logs a
 * warning, because it may come back.
 */
export async function checkBucket(
  bucket: Bucket,
  log: Pick<FastifyBaseLogger, 'warn'>,
  patienceMs = startPatienceMs,
): Promise<void> {
  const client = s3Client(bucket)
  const nothing = new GetObjectCommand({ Bucket: bucket.name, Key: 'images/none' })
  try {
    await client.send(nothing, { abortSignal: AbortSignal.timeout(patienceMs) })
  } catch (error) {
    const { name, message } = error as Error
    const wrong = wrongSettings[name]
    if (wrong) throw new StartError(...wrong)
    // Some keys lack the permission to learn that a file is missing.
    if (name === 'NoSuchKey' || name === 'AccessDenied') return
    log.warn({ error: `${name}: ${message}` }, 'the bucket does not respond')
  } finally {
    client.destroy()
  }
}
