// Several instances of the site that share a database, each a process with its own data directory.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Build } from './another-build.ts'
import { type HttpSite, httpSite } from '../requests/http-site.ts'
import { type SiteProcess, startSiteProcess } from './site-process.ts'

export type Instance = HttpSite & Pick<SiteProcess, 'stop'>

export async function startInstances(
  count: number,
  databaseUrl: string,
  settings: Record<string, string> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'academy-instances-'))
  const all: Instance[] = []

  async function start(build?: Build): Promise<Instance> {
    const environment = {
      DATABASE_URL: databaseUrl,
      SECRET: 'the secret of all instances of a test',
      DATA_DIR: await mkdtemp(join(folder, 'instance-')),
      SAMPLE_CONTENT: 'false',
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '1',
      ...settings,
    }
    const process = await startSiteProcess(environment, [], build)
    const instance = { ...httpSite(process.url), stop: process.stop }
    all.push(instance)
    return instance
  }

  async function stop(): Promise<void> {
    await Promise.all(all.map((instance) => instance.stop()))
    await rm(folder, { recursive: true, force: true })
  }

  const begun = await Promise.allSettled(Array.from({ length: count }, () => start()))
  const failed = begun.find(({ status }) => status === 'rejected')
  if (failed) {
    await stop()
    throw (failed as PromiseRejectedResult).reason
  }
  return {
    first: [...all],
    /** Starts one more, of this build or another. */
    start,
    stop,
  }
}
