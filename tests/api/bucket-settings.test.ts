import { createServer } from 'node:http'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createApp, readSettings } from '../support/site/built-program.ts'
import { imageMessages } from '../../shared/image-file.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { bucketSettings } from '../support/stores/bucket-settings.ts'
import { imageCalls, storedFiles } from '../support/requests/image-calls.ts'
import { runCommandHere } from '../support/site/run-command-here.ts'
import { startTestSite } from '../support/site/test-site.ts'
import { useBucketSite } from '../support/site/bucket-site.ts'

const at = useBucketSite()

const variables = () => bucketSettings(at.direct)

describe('operator commands of a site on SQLite with a bucket', () => {
  it('back up, check and restore what lies there', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'academy-backed-up-'))
    const site = await startTestSite({ bucket: at.bucket, dataDir, sampleContent: false })
    const images = imageCalls(site, await adminToken(dataDir))
    const address = await images.store({ bytes: at.png })
    const file = join(site.dataDir, '..', `${address.slice(8, 40)}.tar`)
    const other = await mkdtemp(join(tmpdir(), 'academy-restored-'))
    const run = (args: string[], DATA_DIR: string) =>
      runCommandHere(args, { ...variables(), DATA_DIR })
    expect((await run(['backup', file], site.dataDir)).error).toBe('')
    expect((await run(['check'], site.dataDir)).error).not.toMatch(/missing|not what/)
    await images.remove(address)
    expect((await site.fetch(address)).status).toBe(404)
    expect((await run(['restore', file], other)).error).toBe('')
    expect((await site.fetch(address)).status).toBe(200)
    expect(await storedFiles({ dataDir: other })).toEqual([])
    await rm(file)
    await site.stop()
    for (const folder of [dataDir, other]) await rm(folder, { recursive: true })
  })
})

describe('the settings of a bucket', () => {
  async function problem(env: Record<string, string>): Promise<string> {
    const dataDir = await mkdtemp(join(tmpdir(), 'academy-settings-'))
    try {
      const settings = { LOG_LEVEL: 'silent', SAMPLE_CONTENT: 'false', DATA_DIR: dataDir, ...env }
      await (await createApp(readSettings(settings))).close()
      return ''
    } catch (error) {
      return (error as Error).message
    } finally {
      await rm(dataDir, { recursive: true })
    }
  }

  it('stop the start where one is missing or wrong, in one line that names it', async () => {
    const all = variables()
    const wrong: Record<string, string> = {
      S3_BUCKET: 'no-such-bucket',
      S3_ENDPOINT: 'ftp://example.org',
      S3_REGION: 'mars-1',
      S3_SECRET_ACCESS_KEY: 'not-the-secret',
    }
    for (const [name, value] of Object.entries(wrong)) {
      const { [name]: _, ...others } = all
      expect(await problem(others)).toMatch(new RegExp(`^${name}: is missing[^\\n]*$`))
      // A bucket that takes more than a moment to respond, as on a busy machine, counts as down.
      const said = await vi.waitUntil(() => problem({ ...all, [name]: value }), 60_000)
      expect(said).toMatch(new RegExp(`^${name}: [^\\n]*$`))
      expect(said).not.toContain('not-the-secret')
      expect(said).not.toContain(at.direct.secretAccessKey)
    }
    expect(await problem(all)).toBe('')
  })

  it('F-09 do not stop the start while the bucket is down or refuses everything', async () => {
    let code = 'SlowDown'
    const refusing = createServer((_request, response) => {
      response.writeHead(code === 'SlowDown' ? 503 : 403, { 'content-type': 'application/xml' })
      response.end(`<Error><Code>${code}</Code><Message>no</Message></Error>`)
    })
    await once(refusing.listen(0, '127.0.0.1'), 'listening')
    const endpoint = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`
    const other = await startTestSite({ bucket: { ...at.bucket, endpoint }, sampleContent: false })
    const calls = imageCalls(other, await adminToken(other.dataDir))
    for (code of ['SlowDown', 'AccessDenied', 'RequestTimeTooSkewed']) {
      expect(await refusal(await calls.upload({ bytes: at.png }))).toBe(
        `503 ${imageMessages.uploadFailed}`,
      )
    }
    await other.stop()
    refusing.close()
    expect(await problem({ ...variables(), S3_ENDPOINT: endpoint })).toBe('')
  })
})
