// One S3 server for all tests of a run. Tests that need a bucket wait for it, not this setup.
import type { TestProject } from 'vitest/node'
import type { Bucket } from '../../../server/images/s3-images.ts'
import { launchS3Server } from './s3-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Replace its name with that of the test's own bucket. */
    s3: Bucket
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { bucket, stop } = await launchS3Server()
  provide('s3', bucket)
  return stop
}
