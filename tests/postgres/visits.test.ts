import { expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '../support/site/built-program.ts'
import type { HttpSite } from '../support/requests/http-site.ts'
import { startInstances } from '../support/site/instances.ts'
import { freshStore } from '../support/stores/fresh-database.ts'

const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}

/** Reads a page; an instance that is busy is asked again, because what it rejects is no view. */
async function readOnce(site: HttpSite, path: string): Promise<void> {
  for (let status = 0; status !== 200;) {
    const response = await site.fetch(path, { headers })
    await response.arrayBuffer()
    status = response.status
  }
}

it('what several instances counted adds up, and a killed one loses what was not saved yet', async () => {
  const store = await freshStore()
  onTestFinished(() => store.remove())
  const db = openPostgres(store.databaseUrl!)
  onTestFinished(() => db.destroy())
  const instances = await startInstances(3, store.databaseUrl!)
  onTestFinished(() => instances.stop())
  const paths = ['/about', '/contact', '/terms', '/legal']
  await Promise.all(
    instances.first.flatMap((site) =>
      paths.flatMap((path) => Array.from({ length: 25 }, () => readOnce(site, path))),
    ),
  )
  const [one, two, killed] = instances.first
  // At the same moment, and adding to the same rows.
  await Promise.all([one!.stop(), two!.stop(), killed!.stop('SIGKILL')])
  const days = await db.selectFrom('visit_days').select(['path', 'views']).orderBy('path').execute()
  expect(days.map(({ path }) => path)).toEqual(paths.toSorted())
  for (const { path, views } of days) {
    expect(views, path).toBeGreaterThanOrEqual(50)
    // The killed one may have saved within its minute.
    expect(views, path).toBeLessThanOrEqual(75)
  }
})
