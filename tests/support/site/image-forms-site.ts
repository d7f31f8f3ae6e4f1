// A site that takes forms with pictures.
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { adminToken } from '../requests/admin-token.ts'
import { imageCalls } from '../requests/image-calls.ts'
import { photo } from '../data/pictures.ts'
import { startTestSite, type TestSite } from './test-site.ts'

export function useImageFormsSite() {
  const secret = 's'.repeat(32)
  let site: TestSite
  let token: string
  let calls: ReturnType<typeof imageCalls>
  let png: Buffer

  beforeAll(async () => {
    site = await startTestSite({ sampleContent: false, secret })
    png = await photo(64, 48, 'png')
  })
  beforeEach(async () => {
    token = await adminToken(site.dataDir)
    calls = imageCalls(site, token)
  })
  afterAll(() => site.stop())

  return {
    secret,
    get site() {
      return site
    },
    get token() {
      return token
    },
    get calls() {
      return calls
    },
    get png() {
      return png
    },
  }
}
