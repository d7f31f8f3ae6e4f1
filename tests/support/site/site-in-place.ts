// Sites that move: from SQLite and a disk to PostgreSQL and a bucket, and back.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { adminCalls } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { patient } from '../requests/at-once.ts'
import { barePostgres } from '../stores/fresh-postgres.ts'
import { bucketSettings } from '../stores/bucket-settings.ts'
import { freshBucket } from '../stores/fresh-bucket.ts'
import type { HttpSite } from '../requests/http-site.ts'
import { imageCalls } from '../requests/image-calls.ts'
import { readSettings } from './built-program.ts'
import { runCommandHere } from './run-command-here.ts'
import { startCommand } from './site-process.ts'
import { startTestSite } from './test-site.ts'
import { storeAt } from '../stores/stored-at.ts'

const shared = {
  LOG_LEVEL: 'silent',
  ADMIN_EMAILS: 'admin@example.org',
  NODE_ENV: 'production',
  SAMPLE_CONTENT: 'false',
  SECRET: 'the secret of a moved site, made up',
  SITE_URL: 'https://academy.example',
}

type Environment = Record<string, string>
export type Place = Awaited<ReturnType<typeof sqlitePlace>>
export type RunningSite = Awaited<ReturnType<Place['start']>>

/** A place for a site, with a database file and pictures in its own folder. */
export async function sqlitePlace() {
  const folder = await mkdtemp(join(tmpdir(), 'academy-place-'))
  return placeAt(folder, {}, () => Promise.resolve())
}

/** A place for a site, with an empty PostgreSQL database and an empty bucket. */
export async function postgresPlace() {
  const folder = await mkdtemp(join(tmpdir(), 'academy-place-'))
  const { url, drop } = await barePostgres()
  const bucket = await freshBucket()
  storeAt(join(folder, 'data'), url, bucket)
  const place = await placeAt(folder, { DATABASE_URL: url, ...bucketSettings(bucket) }, drop)
  return { ...place, url, bucket }
}

async function placeAt(folder: string, store: Environment, drop: () => Promise<void>) {
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const env = { ...shared, DATA_DIR: dataDir, ...store }
  const stops: (() => Promise<void>)[] = []

  return {
    folder,
    dataDir,

    async start(more: Environment = {}) {
      const running = await startTestSite(readSettings({ ...env, PORT: '0', ...more }))
      let stopped: Promise<void> | undefined
      const stop = () => (stopped ??= running.stop())
      stops.push(stop)
      // A busy machine sometimes refuses calls.
      const site = { ...patient(running), dataDir, stop }
      const token = await adminToken(dataDir)
      return { ...site, admin: adminCalls(site, token), images: imageCalls(site, token) }
    },

    /** Runs an operator command here. */
    academy: (args: string[], more: Environment = {}) => runCommandHere(args, { ...env, ...more }),
    /** Starts one in a process of its own. */
    startAcademy: (args: string[], more: Environment = {}) =>
      startCommand(args, { ...env, ...more }),

    async remove(): Promise<void> {
      for (const stop of stops) await stop()
      await drop()
      await rm(folder, { recursive: true })
    },
  }
}

export async function ask<Row = Record<string, unknown>>(
  url: string,
  statement: string,
): Promise<Row[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Row & object>(statement)).rows
  } finally {
    await client.end()
  }
}

const everyTable = `
  select string_agg(format('select %L as name, md5(coalesce(string_agg(t::text, e''\\n'' order by t::text), '''')) as rows from %I t',
    tablename, tablename), ' union all ' order by tablename) as statement
  from pg_tables where schemaname = 'public'`

/** Identifies a state of a database: a hash of all rows of each table. */
export async function stateOf(url: string): Promise<string> {
  const [all] = await ask<{ statement: string | null }>(url, everyTable)
  return all?.statement ? JSON.stringify(await ask(url, all.statement)) : 'no tables'
}

const openPaths = [
  '/blogs?limit=100',
  '/blogs?limit=100&sort=a-z',
  '/blogs?tag=TMD',
  '/authors',
  '/blogs/search?query=jaw',
  '/blogs/search?query=snorin',
  '/blogs/search?query=顎関節',
  '/suggestions?query=sle',
  '/blogs?limit=5&page=2',
]

/** A site's responses about everything it has. */
export async function responsesOf(site: RunningSite, files: string[]) {
  const { fetch, admin }: HttpSite & Pick<RunningSite, 'admin'> = site
  const responses: Record<string, unknown> = {}
  for (const path of openPaths) {
    const response = await fetch(`/api/user/v1${path}`)
    responses[path] = [
      response.status,
      response.headers.get('x-total-count'),
      await response.json(),
    ]
  }
  for (const path of ['/blogs', '/authors', '/contact/all', '/words', '/words/academy']) {
    responses[`admin ${path}`] = await (await admin.get(path)).json()
  }
  for (const path of ['/contact', '/terms']) responses[path] = await (await fetch(path)).text()
  for (const file of files) {
    const bytes = Buffer.from(await (await fetch(`/images/${file}`)).arrayBuffer())
    responses[file] = bytes.toString('base64')
  }
  return responses
}
