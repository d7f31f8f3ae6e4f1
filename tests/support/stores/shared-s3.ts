// One S3 server for all tests of a run. Nobody waits for it here: who needs a bucket does.
import type { TestProject } from 'vitest/node'
import type { Bucket } from '../../../server/images/s3-images.ts'
import { launchS3Server } from './s3-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Its name is to be replaced by that of a bucket of the test's own. */
    s3: Bucket
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { bucket, stop } = await launchS3Server()
  provide('s3', bucket)
  return stop
}
