import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { systemClock } from '../core/clock.ts'
import type { Settings } from '../core/env.ts'
import { imageType } from './image-type.ts'
import type { ImageStore } from './image-store.ts'

/** A section of a file, and the size of the whole file in bytes. */
type Part = { bytes: Buffer; size: number }

export type Bucket = NonNullable<Settings['bucket']>

/** Everything the site stores in its bucket has this prefix; it touches nothing else there. */
const prefix = 'images/'
/** Keeps two calls in a row (the second cleans up after the first) under ten seconds. */
const deadlineMs = 4500
const readableSeconds = 15 * 60
/**
 * Bytes of a file fetched at a time for a client. Streaming the whole file would hold a connection to
 * the bucket for as long as the slowest client takes, and there are only a few connections.
 */
const partBytes = 128 * 1024
const gone = new Set(['NoSuchKey', 'NotFound'])

export function s3Images(bucket: Bucket): ImageStore {
  const client = s3Client(bucket)
  const object = (file: string) => ({ Bucket: bucket.name, Key: prefix + file })
  const inTime = () => ({ abortSignal: AbortSignal.timeout(deadlineMs) })

  async function readPart(file: string, start: number): Promise<Part | undefined> {
    return unlessMissing(async () => {
      const range = { ...object(file), Range: `bytes=${start}-${start + partBytes - 1}` }
      const { Body, ContentRange } = await client.send(new GetObjectCommand(range), inTime())
      const bytes = Buffer.from((await Body?.transformToByteArray()) ?? [])
      // A server without range support sends the whole file.
      return { bytes, size: Number(ContentRange?.split('/')[1] ?? bytes.length) }
    })
  }

  async function* partsOf(file: string, first: Part) {
    yield first.bytes
    for (let sent = first.bytes.length; sent < first.size;) {
      const part = await readPart(file, sent)
      if (!part?.bytes.length) throw new Error(`the bucket no longer has all of ${file}`)
      yield part.bytes
      sent += part.bytes.length
    }
  }

  return {
    bucketAddress: `${bucket.endpoint}/${bucket.name}/${prefix}`,
    async read(file) {
      return unlessMissing(async () => {
        const { Body } = await client.send(new GetObjectCommand(object(file)), inTime())
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      })
    },
    async open(file) {
      const first = await readPart(file, 0)
      if (!first) return undefined
      return {
        size: first.size,
        stream: Readable.from(partsOf(file, first), { objectMode: false }),
      }
    },
    size: (file) =>
      unlessMissing(async () => {
        const { ContentLength } = await client.send(new HeadObjectCommand(object(file)), inTime())
        return ContentLength ?? 0
      }),
    async write(files) {
      await Promise.all(
        files.map(({ file, bytes }) => {
          const put = { ...object(file), Body: bytes, ContentType: imageType(file) }
          return told(() => client.send(new PutObjectCommand(put), inTime()))
        }),
      )
    },
    async remove(files) {
      await Promise.all(
        files.map((file) =>
          unlessMissing(() => client.send(new DeleteObjectCommand(object(file)), inTime())),
        ),
      )
    },
    signedAddress: (file) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...object(file),
          ResponseContentType: imageType(file),
          ResponseContentDisposition: `inline; filename="${file}"`,
        }),
        {
          expiresIn: readableSeconds,
          // Corrected by the offset of the bucket's clock, learned when it last rejected a signature.
          signingDate: new Date(systemClock().getTime() + client.config.systemClockOffset),
        },
      ),
  }
}

export function s3Client(bucket: Bucket): S3Client {
  return new S3Client({
    endpoint: bucket.endpoint,
    region: bucket.region,
    credentials: { accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey },
    forcePathStyle: true,
    // Many S3 servers other than Amazon's do not support newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 4000, throwOnRequestTimeout: true },
  })
}

async function unlessMissing<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  return told(() =>
    work().catch((error: unknown) => {
      if (error instanceof S3ServiceException && gone.has(error.name)) return undefined
      throw error
    }),
  )
}

/** Rethrows errors without the request they carry, whose headers contain a signature. */
async function told<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    const { name, message } = error as Error
    // oxlint-disable-next-line preserve-caught-error -- the cause is what must not be kept
    throw new Error(`the bucket fails: ${name}: ${message}`)
  }
}
