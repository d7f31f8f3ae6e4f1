import { rounded, type Row } from './figures.ts'
import { putLoad } from './load.ts'
import { madeAnew, pages } from './pages.ts'
import type { ServerProcess } from './server-process.ts'

/** CPU time that the server spends on one page, made anew and kept, one request after another. */
export async function measureCpuPerPage(
  site: ServerProcess,
  { requests, warmUp }: { requests: number; warmUp: number },
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [page, path] of Object.entries(pages)) {
    const cpuMsOf = async (headers: Record<string, string>) => {
      await putLoad(site, path, { connections: 1, requests: warmUp, headers })
      return (await putLoad(site, path, { connections: 1, requests, headers })).cpuMs
    }
    rows.push({
      page,
      requests,
      'CPU ms made anew': rounded(await cpuMsOf(madeAnew), 2),
      'CPU ms kept': rounded(await cpuMsOf({}), 3),
    })
  }
  return rows
}
