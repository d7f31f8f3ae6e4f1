import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { type Figures, median, rounded, type Row } from './figures.ts'
import { pages } from './pages.ts'
import { freePort } from './server-process.ts'

/** What Lighthouse's phone makes of the pages: medians of the runs; as remarks, all audits that did not pass. */
export async function measureLighthouse(siteUrl: string, runs: number): Promise<Figures> {
  const port = await freePort()
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--no-first-run', `--remote-debugging-port=${port}`],
  })
  const rows: Row[] = []
  const remarks: Row[] = []
  try {
    for (const [page, path] of Object.entries(pages)) {
      const results: Result[] = []
      for (let run = 0; run < runs; run += 1) results.push(await audit(siteUrl + path, port))
      rows.push({ page, ...figuresOf(results) })
      remarks.push(...complaintsOf(results).map((complaint) => ({ page, ...complaint })))
    }
  } finally {
    await browser.close()
  }
  return { rows, remarks }
}

/** One visit with an empty cache, on the phone and the line that Lighthouse takes by default. */
async function audit(url: string, port: number): Promise<Result> {
  const run = await lighthouse(url, { port, logLevel: 'error', output: 'json' })
  if (!run) throw new Error(`${url}: Lighthouse gave no result`)
  const { runtimeError } = run.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  return run.lhr
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

function figuresOf(results: Result[]): Row {
  const middle = (valueOf: (result: Result) => number | null | undefined, digits = 0) =>
    rounded(median(results.map((result) => valueOf(result) ?? Number.NaN)), digits)
  const metric = (id: string) => (result: Result) => result.audits[id]?.numericValue
  return {
    ...Object.fromEntries(
      categories.map((id) => [id, middle(({ categories }) => (categories[id]?.score ?? 0) * 100)]),
    ),
    'LCP ms': middle(metric('largest-contentful-paint')),
    'TBT ms': middle(metric('total-blocking-time')),
    CLS: middle(metric('cumulative-layout-shift'), 3),
    'CPU index': middle(({ environment }) => environment.benchmarkIndex),
  }
}

/** Each audit that did not pass in one of the runs, with its lowest score. */
function complaintsOf(results: Result[]): Row[] {
  const ids = new Set(results.flatMap(({ audits }) => Object.keys(audits)))
  return [...ids].flatMap((id) => {
    const audits = results.flatMap(({ audits }) => audits[id] ?? [])
    const [worst] = audits
      .filter(({ score }) => score !== null && score < 1)
      .toSorted((a, b) => a.score! - b.score!)
    if (!worst) return []
    return { audit: id, score: rounded(worst.score!, 2), says: worst.displayValue ?? worst.title }
  })
}
