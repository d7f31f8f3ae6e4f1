// A site on SQLite, and its copy on PostgreSQL made by the operator's command.
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { adminCalls } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { patient } from '../requests/at-once.ts'
import { barePostgres } from '../stores/fresh-postgres.ts'
import type { HttpSite } from '../requests/http-site.ts'
import { imageCalls } from '../requests/image-calls.ts'
import { readSettings } from './built-program.ts'
import { runCommand, startCommand } from './site-process.ts'
import { startTestSite } from './test-site.ts'
import { storeAt } from '../stores/stored-at.ts'

const secret = 'the secret of a copied site, made up'
const shared = {
  LOG_LEVEL: 'silent',
  ADMIN_EMAILS: 'admin@example.org',
  NODE_ENV: 'production',
  SECRET: secret,
  SITE_URL: 'https://academy.example',
}

type Environment = Record<string, string>
export type Copied = Awaited<ReturnType<typeof copiedSite>>
export type RunningSite = Awaited<ReturnType<Copied['startSource']>>

export async function copiedSite(more: Environment = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'academy-copy-'))
  const dataDir = join(folder, 'source')
  const targetDir = join(folder, 'target')
  await mkdir(targetDir)
  const database = await barePostgres()
  storeAt(targetDir, database.url)
  const stops: (() => Promise<void>)[] = []

  async function start(dir: string, env: Environment) {
    const settings = readSettings({ ...shared, DATA_DIR: dir, PORT: '0', ...env })
    const running = await startTestSite(settings)
    let stopped: Promise<void> | undefined
    const stop = () => (stopped ??= running.stop())
    stops.push(stop)
    // A busy machine sometimes refuses calls.
    const site = { ...patient(running), dataDir: dir, stop }
    const token = await adminToken(dir)
    return { ...site, admin: adminCalls(site, token), images: imageCalls(site, token) }
  }

  return {
    dataDir,
    url: database.url,
    folder,
    startSource: (env: Environment = {}) => start(dataDir, env),
    startTarget: () =>
      start(targetDir, { DATABASE_URL: database.url, SAMPLE_CONTENT: 'false', ...more }),
    copy: (url = database.url, env: Environment = {}) =>
      runCommand(['copy-to', url], { ...shared, DATA_DIR: dataDir, ...more, ...env }),
    startCopy: (env: Environment = {}) =>
      startCommand(['copy-to', database.url], { ...shared, DATA_DIR: dataDir, ...more, ...env }),
    pictureFiles: () => readdir(join(dataDir, 'images')),
    async remove(): Promise<void> {
      for (const stop of stops) await stop()
      await database.drop()
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
  for (const path of ['/blogs', '/authors', '/contact/all']) {
    responses[`admin ${path}`] = await (await admin.get(path)).json()
  }
  for (const file of files) {
    const bytes = Buffer.from(await (await fetch(`/images/${file}`)).arrayBuffer())
    responses[file] = bytes.toString('base64')
  }
  return responses
}
