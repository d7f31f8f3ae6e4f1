import type { Bucket } from '../../../server/images/s3-images.ts'

/** The settings of a site that stores its pictures in this bucket. */
export function bucketSettings(bucket: Bucket): Record<string, string> {
  return {
    S3_BUCKET: bucket.name,
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  }
}
