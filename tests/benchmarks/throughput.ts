import { writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { median, rounded, type Row } from './figures.ts'
import { type LoadResult, putLoad } from './load.ts'
import { type PageName, pages } from './pages.ts'
import { type ServerProcess, startBareServer } from './server-process.ts'

const connections = 16
const warmUpSeconds = 2

/** Requests per second of the site beside a bare server that sends the same bytes, in turn. */
export async function measureThroughput(
  site: ServerProcess,
  workDir: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of ['article', 'list'] satisfies PageName[]) {
    const answer = await fetchAnswer(site.url + pages[page])
    const answerFile = join(workDir, `${page}.json`)
    await writeFile(answerFile, JSON.stringify(answer))
    const bare = await startBareServer(answerFile)
    try {
      await assertSameAnswer(bare.url + pages[page], answer)
      const results = { site: [] as LoadResult[], bare: [] as LoadResult[] }
      for (const server of [site, bare]) {
        await putLoad(server, pages[page], { connections, seconds: warmUpSeconds })
      }
      for (let round = 0; round < rounds; round += 1) {
        results.site.push(await putLoad(site, pages[page], { connections, seconds }))
        results.bare.push(await putLoad(bare, pages[page], { connections, seconds }))
      }
      rows.push(row(page, answer, results.site, results.bare))
    } finally {
      await bare.stop()
    }
  }
  return rows
}

function row(page: string, answer: Answer, site: LoadResult[], bare: LoadResult[]): Row {
  const of = (results: LoadResult[], field: keyof LoadResult) =>
    median(results.map((result) => result[field]))
  return {
    page,
    'page KB': rounded(Buffer.byteLength(answer.body, 'base64') / 1000, 1),
    'site req/s': rounded(of(site, 'requestsPerSecond'), 0),
    'bare req/s': rounded(of(bare, 'requestsPerSecond'), 0),
    'site / bare': rounded(of(site, 'requestsPerSecond') / of(bare, 'requestsPerSecond'), 4),
    'site busy': `${rounded(of(site, 'busy') * 100, 0)} %`,
    'bare busy': `${rounded(of(bare, 'busy') * 100, 0)} %`,
    'site / bare by CPU': rounded(of(bare, 'cpuMs') / of(site, 'cpuMs'), 4),
  }
}

type Answer = { headers: string[]; body: string }

/** Headers that node:http writes itself, into every answer of both servers. */
const automatic = new Set(['date', 'connection', 'keep-alive'])

async function fetchAnswer(url: string): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'identity' } }, resolve).on('error', reject)
  })
  const body = await buffer(response)
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`)
  const { rawHeaders } = response
  const headers = rawHeaders.filter((_text, index) => {
    const name = rawHeaders[index - (index % 2)] ?? ''
    return !automatic.has(name.toLowerCase())
  })
  return { headers, body: body.toString('base64') }
}

async function assertSameAnswer(url: string, expected: Answer): Promise<void> {
  const answer = await fetchAnswer(url)
  if (JSON.stringify(answer) !== JSON.stringify(expected)) {
    throw new Error(`${url}: the bare server does not answer as the site does`)
  }
}
