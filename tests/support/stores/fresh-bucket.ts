import { randomUUID } from 'node:crypto'
import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { inject } from 'vitest'
import { type Bucket, s3Client } from '../../../server/images/s3-images.ts'
import { bucketMade } from './s3-server.ts'

/** An empty bucket with this name, or with a name of its own, on the S3 server shared by all tests. */
export async function freshBucket(name = `test-${randomUUID()}`): Promise<Bucket> {
  const bucket = { ...inject('s3'), name }
  await bucketMade(bucket)
  return bucket
}

/** The names of all picture files in the bucket. */
export async function filesInBucket(bucket: Bucket): Promise<string[]> {
  const client = s3Client(bucket)
  const { Contents } = await client.send(new ListObjectsV2Command({ Bucket: bucket.name }))
  client.destroy()
  return (Contents ?? []).map(({ Key }) => Key!.slice('images/'.length))
}
