import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Row } from '../benchmarks/figures.ts'
import type { Drill } from './drill.ts'
import { drilledSite } from './parts/drilled-site.ts'
import { harms } from './writing/harms.ts'
import { lastingBrowser } from './writing/lasting-browser.ts'
import { drillRound, type Loss, type Round } from './writing/round.ts'

const variants = [
  { kind: 'blog', mode: 'add' },
  { kind: 'doctor', mode: 'edit' },
  { kind: 'doctor', mode: 'add' },
  { kind: 'blog', mode: 'edit' },
] as const

/** Each harm in turn, then each again in another form. */
const cases = variants.flatMap((variant) =>
  Object.entries(harms).flatMap(([harm, { only = {} }]) =>
    (only.kind ?? variant.kind) === variant.kind && (only.mode ?? variant.mode) === variant.mode
      ? [{ harm, ...variant }]
      : [],
  ),
)
const mostRefusals = 3

function roundOf(number: number): Round {
  return { number, ...cases[number % cases.length]! }
}

type Drilled = { round: Round; loss: Loss }

const titleOf = ({ number, harm, kind, mode }: Round) =>
  `round ${number}, ${harm}, ${mode} a ${kind}`

function describe(round: Round, { lost, onlyOnServer, typed, refusals, words }: Loss): string {
  if (lost + onlyOnServer === 0) return `${titleOf(round)}: ${refusals} saves refused in a row`
  const first = words.slice(0, 3).join(' ')
  if (lost === 0)
    return `${titleOf(round)}: ${onlyOnServer} characters are not in the form (${first} …)`
  return `${titleOf(round)}: ${lost} of ${typed} characters are nowhere (${first} …)`
}

function rowOf(harm: string, drilled: Drilled[]): Row {
  const sum = (figure: Exclude<keyof Loss, 'words'>) =>
    drilled.reduce((total, { loss }) => total + loss[figure], 0)
  return {
    harm,
    rounds: drilled.length,
    typed: sum('typed'),
    lost: sum('lost'),
    'only on the server': sum('onlyOnServer'),
    'in the last second': sum('lastSecond'),
    'of that lost': sum('lastSecondLost'),
    'refused in a row': Math.max(...drilled.map(({ loss }) => loss.refusals)),
  }
}

/** Characters typed into both forms, and what is left of them after all that happens to tabs and servers. */
export const writing: Drill = {
  title: 'harm done to somebody who writes',
  async run({ rounds = 240 }) {
    const folder = await mkdtemp(join(tmpdir(), 'academy-writer-'))
    const site = await drilledSite()
    const browser = lastingBrowser(folder)
    const drilled: Drilled[] = []
    const broken: string[] = []
    try {
      await site.start()
      await browser.start()
      for (let number = 0; number < rounds; number += 1) {
        const round = roundOf(number)
        if (number > 0 && number % 12 === 0)
          process.stdout.write(`  ${number} of ${rounds} rounds\n`)
        try {
          const loss = await drillRound(site, browser, round)
          drilled.push({ round, loss })
          const isWhole = loss.lost + loss.onlyOnServer === 0
          if (!isWhole || loss.refusals > mostRefusals) broken.push(describe(round, loss))
        } catch (error) {
          broken.push(`${titleOf(round)}: ${error instanceof Error ? error.stack : String(error)}`)
          await Promise.all([browser.kill(), site.stop('SIGKILL')])
          await Promise.all([browser.start(), site.start()])
        }
      }
    } finally {
      await browser.kill()
      await site.remove()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    }
    const byHarm = Map.groupBy(drilled, ({ round }) => round.harm)
    const rows = [...byHarm].map(([harm, of]) => rowOf(harm, of))
    return { rows: [...rows, rowOf('all', drilled)], broken }
  },
}
