// A site with an administrator who writes profiles of doctors.
import { afterAll, beforeAll } from 'vitest'
import { adminCalls, someImage } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { startTestSite, type TestSite } from './test-site.ts'

export const full = {
  name: 'Dr. Ada Quill',
  email: 'ada@example.org',
  location: 'Suite 4',
  description: '<p>Treats jaws.</p>',
  image_url: someImage,
  linkedin: 'https://www.linkedin.com/in/ada-quill',
}

export function useDoctorsSite() {
  let site: TestSite
  let token: string
  let admin: ReturnType<typeof adminCalls>

  beforeAll(async () => {
    site = await startTestSite({ sampleContent: false })
    token = await adminToken(site.dataDir)
    admin = adminCalls(site, token)
  })
  afterAll(() => site.stop())

  const read = async <Body>(path: string) => (await (await site.fetch(path)).json()) as Body

  return {
    read,
    get site() {
      return site
    },
    get token() {
      return token
    },
    get admin() {
      return admin
    },
  }
}
