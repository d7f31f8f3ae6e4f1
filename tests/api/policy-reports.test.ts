import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../shared/limits.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

const report = (body: string, type = 'application/csp-report') =>
  site.fetch('/policy-reports', { method: 'POST', headers: { 'content-type': type }, body })
const violation = JSON.stringify({
  'csp-report': {
    'document-uri': 'https://academy.example/articles/x',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
  },
})

describe('R-01: what the policy of a page forbade', () => {
  it('is reported to the site itself', async () => {
    const { headers } = await site.fetch('/')
    expect(headers.get('content-security-policy')).toContain('report-uri /policy-reports')
  })

  it('is taken in the form that browsers send, and no other', async () => {
    const taken = await report(violation)
    expect(taken.status).toBe(204)
    expect(await taken.text()).toBe('')
    expect((await report('{}')).status).toBe(400)
    expect((await report('not json')).status).toBe(400)
    expect((await report(violation, 'application/json')).status).toBe(415)
    expect((await report(violation, 'text/plain')).status).toBe(415)
    expect((await report(JSON.stringify({ 'csp-report': 'x'.repeat(9000) }))).status).toBe(413)
    expect((await site.fetch('/policy-reports')).status).toBe(404)
  })

  it('gets the same response when there are too many, however many there are', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: limits.policyReports.max * 3 },
        async () => (await report(violation)).status,
      ),
    )
    expect(new Set(statuses)).toEqual(new Set([204]))
  })
})
