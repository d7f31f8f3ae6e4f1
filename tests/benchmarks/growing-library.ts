import { join } from 'node:path'
import { startPostgres } from '../support/stores/postgres-server.ts'
import { rounded, type Row } from './figures.ts'
import { createLibrary } from './library.ts'
import { type ListTimes, measureListTimes } from './list-time.ts'
import { measureSearchTime } from './search-time.ts'

type Extent = { sizes: number[]; rounds: number; onPostgres: boolean }

/** What searching and listing cost in one library as it grows. */
export async function measureGrowingLibrary(
  workDir: string,
  { sizes, rounds, onPostgres }: Extent,
): Promise<{ search: Row[]; lists: Row[] }> {
  const postgres = onPostgres ? await startPostgres() : undefined
  const library = await createLibrary(join(workDir, 'library'), postgres?.url)
  const search: Row[] = []
  const lists = new Map<number, ListTimes>()
  try {
    for (const size of sizes) {
      await library.growTo(size)
      search.push(...(await measureSearchTime(library, size, rounds)))
      lists.set(size, await measureListTimes(library, rounds * 5))
    }
  } finally {
    await library.close()
    await postgres?.remove()
  }
  return { search, lists: listRows(lists) }
}

/** A line for each list: its time at each size, and the last as a multiple of the first. */
function listRows(lists: Map<number, ListTimes>): Row[] {
  const [smallest, ...larger] = [...lists.values()]
  const largest = larger.at(-1)
  return [...(smallest ?? [])].map(([list, least]) => ({
    list,
    ...Object.fromEntries(
      [...lists].map(([size, times]) => [
        `median ms at ${size}`,
        rounded(times.get(list) ?? Number.NaN, 2),
      ]),
    ),
    'last / first': rounded((largest?.get(list) ?? Number.NaN) / least, 2),
  }))
}
