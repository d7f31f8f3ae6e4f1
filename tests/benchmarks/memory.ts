import { Agent, request } from 'node:http'
import { rounded, type Row } from './figures.ts'
import { apiCalls, pages } from './pages.ts'
import type { ServerProcess } from './server-process.ts'

const connections = 16
const measuredTimes = 20

/** Memory of the site while very many requests of all kinds come in; `known`: paths that are cached. */
export async function measureMemory(
  site: ServerProcess,
  requests: number,
  known: string[] = [...Object.values(pages), ...Object.values(apiCalls)],
): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const megabytes = async () => rounded((await site.bytes()) / 1e6, 0)
  const sizes = [await megabytes()]
  let number = 0
  const readUntil = async (end: number) => {
    while (number < end) {
      number += 1
      await read(site.url + address(number, known), agent)
    }
  }
  for (let part = 1; part <= measuredTimes; part += 1) {
    const end = Math.round((requests * part) / measuredTimes)
    await Promise.all(Array.from({ length: connections }, () => readUntil(end)))
    sizes.push(await megabytes())
  }
  agent.destroy()
  return [
    {
      requests,
      'MB at the start': sizes[0]!,
      'MB after a quarter': sizes[measuredTimes / 4]!,
      'MB after half': sizes[measuredTimes / 2]!,
      'MB at the end': sizes.at(-1)!,
      'highest MB': Math.max(...sizes),
    },
  ]
}

/** Of a hundred requests, ninety for what is kept, the others for what nobody asked for before. */
function address(number: number, known: string[]): string {
  const kind = number % 100
  if (kind < 4) return `/api/user/v1/blogs/search?query=word${number}`
  if (kind < 6) return `/articles?query=word${number}`
  if (kind < 8) return `/articles/nothing-${number}`
  if (kind < 10) return `/?utm_campaign=${number}`
  return known[number % known.length]!
}

function read(url: string, agent: Agent): Promise<void> {
  const encoding = ['br', 'gzip', 'identity'][Math.floor(Math.random() * 3)]!
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      response.resume().on('end', resolve).on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
