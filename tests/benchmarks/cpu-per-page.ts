import { rounded, type Row } from './figures.ts'
import { putLoad } from './load.ts'
import { pages } from './pages.ts'
import type { ServerProcess } from './server-process.ts'

/** CPU time that the server spends on one page, one request after another. */
export async function measureCpuPerPage(
  site: ServerProcess,
  { requests, warmUp }: { requests: number; warmUp: number },
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [page, path] of Object.entries(pages)) {
    await putLoad(site, path, { connections: 1, requests: warmUp })
    const { cpuMs } = await putLoad(site, path, { connections: 1, requests })
    rows.push({ page, requests, 'CPU ms / page': rounded(cpuMs, 2) })
  }
  return rows
}
