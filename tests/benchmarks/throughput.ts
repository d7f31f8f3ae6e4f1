import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Answer, assertSameAnswer, fetchAnswer, type Headers } from './answers.ts'
import { median, rounded, type Row } from './figures.ts'
import { type LoadResult, putLoad } from './load.ts'
import { apiCalls, madeAnew, pages } from './pages.ts'
import { type ServerProcess, startBareServer } from './server-process.ts'

const connections = 16

type Extent = { rounds: number; seconds: number; warmUpSeconds: number }
type Case = { answer: string; path: string; headers?: Headers }

/** Requests per second of the site beside a bare server that sends the same bytes, in turn. */
export async function measureThroughput(
  site: ServerProcess,
  workDir: string,
  extent: Extent,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const one of await allCases(site)) rows.push(await measure(site, workDir, one, extent))
  return rows
}

/** Kept answers, answers to who has them already, and a page that is made anew each time. */
async function allCases(site: ServerProcess): Promise<Case[]> {
  const kept = Object.entries({ ...pages, ...apiCalls }).map(([answer, path]) => ({ answer, path }))
  const known: Case[] = []
  for (const { answer, path } of kept) {
    if (answer !== 'article' && answer !== 'list') continue
    const { headers } = await fetchAnswer(site.url + path, {})
    const etag = headers[headers.indexOf('etag') + 1]!
    known.push({ answer: `${answer}, 304`, path, headers: { 'if-none-match': etag } })
  }
  return [...kept, ...known, { answer: 'article, anew', path: pages.article, headers: madeAnew }]
}

async function measure(
  site: ServerProcess,
  workDir: string,
  { answer: name, path, headers = {} }: Case,
  { rounds, seconds, warmUpSeconds }: Extent,
): Promise<Row> {
  const answer = await fetchAnswer(site.url + path, headers)
  const answerFile = join(workDir, 'answer.json')
  await writeFile(answerFile, JSON.stringify(answer))
  const bare = await startBareServer(answerFile)
  try {
    await assertSameAnswer(bare.url + path, headers, answer)
    const load = { connections, headers, status: answer.status }
    const results = { site: [] as LoadResult[], bare: [] as LoadResult[] }
    for (const server of [site, bare]) {
      await putLoad(server, path, { ...load, seconds: warmUpSeconds })
    }
    for (let round = 0; round < rounds; round += 1) {
      results.site.push(await putLoad(site, path, { ...load, seconds }))
      results.bare.push(await putLoad(bare, path, { ...load, seconds }))
    }
    return row(name, answer, results.site, results.bare)
  } finally {
    await bare.stop()
  }
}

function row(name: string, answer: Answer, site: LoadResult[], bare: LoadResult[]): Row {
  const of = (results: LoadResult[], field: keyof LoadResult) =>
    median(results.map((result) => result[field]))
  // Of each round by itself: what else the machine does hits both of its halves more alike.
  const ratio = (value: (result: LoadResult) => number) =>
    median(site.map((result, round) => value(result) / value(bare[round]!)))
  return {
    answer: name,
    KB: rounded(Buffer.byteLength(answer.body, 'base64') / 1000, 1),
    'site req/s': rounded(of(site, 'requestsPerSecond'), 0),
    'bare req/s': rounded(of(bare, 'requestsPerSecond'), 0),
    'site / bare': rounded(
      ratio(({ requestsPerSecond }) => requestsPerSecond),
      4,
    ),
    'site busy': `${rounded(of(site, 'busy') * 100, 0)} %`,
    'bare busy': `${rounded(of(bare, 'busy') * 100, 0)} %`,
    'site / bare by CPU': rounded(
      ratio(({ cpuMs }) => 1 / cpuMs),
      4,
    ),
  }
}
