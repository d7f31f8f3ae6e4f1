import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '../support/site/built-program.ts'
import {
  barePostgres,
  type FreshDatabase,
  freshPostgres,
} from '../support/stores/fresh-postgres.ts'
import { freePorts } from '../support/site/free-ports.ts'
import { runCommandHere } from '../support/site/run-command-here.ts'
import { type SiteProcess, startBuiltSite, startSiteProcess } from '../support/site/site-process.ts'
import { useStartOnPostgres } from '../support/site/start-on-postgres.ts'

const { environment, open } = useStartOnPostgres()
let database: FreshDatabase

describe('a database of its own', () => {
  beforeEach(async () => {
    database = await barePostgres()
  })
  afterEach(() => database.drop())

  it('with a schema that is newer than the program', async () => {
    const db = await open(database.url)
    await sql`insert into kysely_migration values ('999-of-tomorrow', '2030-01-01')`.execute(db)
    await db.destroy()
    await expect(open(database.url)).rejects.toThrow(
      'DATABASE_URL: the database was migrated by a newer version of this program (999-of-tomorrow)',
    )
  })

  it('three instances that start at once migrate it once and fill it once', async () => {
    const env = { ...environment(database.url), SAMPLE_CONTENT: 'true' }
    const sites = await Promise.all([1, 2, 3].map(() => startSiteProcess(env)))
    const counts = await Promise.all(
      sites.map(async ({ url }) =>
        (await fetch(`${url}/api/user/v1/blogs`)).headers.get('x-total-count'),
      ),
    )
    const articles = await titles(sites[0]!)
    expect(articles.length).toBeGreaterThan(10)
    expect(new Set(articles).size).toBe(articles.length)
    expect(new Set(counts)).toEqual(new Set([String(articles.length)]))
    await Promise.all(sites.map((site) => site.stop()))
  })

  it('a migration that failed half-way is run again', async () => {
    const broken = openPostgres(database.url)
    await sql`create table newsletter_subscriptions (in_the_way integer)`.execute(broken)
    const opened = open(database.url)
    await expect(opened).rejects.toThrow(/^DATABASE_URL: the database can't be migrated/)
    await sql`drop table newsletter_subscriptions`.execute(broken)
    await broken.destroy()
    const db = await open(database.url)
    expect(await db.selectFrom('newsletter_subscriptions').selectAll().execute()).toEqual([])
    await db.destroy()
  })
})

it('runs as it was built', async () => {
  database = await freshPostgres()
  const [port] = await freePorts(1)
  const site = await startBuiltSite({
    ...environment(database.url),
    PORT: String(port),
    SAMPLE_CONTENT: 'true',
  })
  const found = await fetch(`${site.url}/articles?query=migrane`)
  expect(await found.text()).toContain('<mark>Migraine</mark>')
  await site.stop()
  await database.drop()
})

describe('the operator', () => {
  beforeEach(async () => {
    database = await freshPostgres()
  })
  afterEach(() => database.drop())

  it('is referred to pg_restore when calling restore', async () => {
    const { code, error } = await runCommandHere(['restore', 'x.tar'], environment(database.url))
    expect({ code, error }).toEqual({
      code: 1,
      error:
        'DATABASE_URL: the database is on a server: use pg_restore, and copy the images (docs/operating.md)\n',
    })
  })

  it('checks, purges and manages admins as ever', async () => {
    const env = environment(database.url)
    const said = async (...args: string[]) => (await runCommandHere(args, env)).out.trim()
    expect(await said('check')).toBe('The database and 0 images are intact.')
    expect(await said('purge')).toBe('0 enquiries deleted.')
    expect(await said('admin', 'add', 'ada@example.org')).toBe('ada@example.org may log in.')
    expect(await said('admin', 'list')).toContain('ada@example.org')
  })
})

async function titles({ url }: SiteProcess): Promise<string[]> {
  const blogs = (await (await fetch(`${url}/api/user/v1/blogs`)).json()) as { title: string }[]
  return blogs.map(({ title }) => title)
}
