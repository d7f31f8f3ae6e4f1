// Does harm to a site that runs, and looks whether everything that must hold still does.
// Names choose some of the drills: `node scripts/drill.mjs kill disk`. `--rounds N`: so often each.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Row } from '../benchmarks/figures.ts'
import { asTables } from '../benchmarks/report.ts'
import type { Drill, Outcome } from './drill.ts'
import { backup } from './backup.ts'
import { backupDisk } from './backup-disk.ts'
import { changes } from './changes.ts'
import { clock } from './clock.ts'
import { container } from './container.ts'
import { damage } from './damage.ts'
import { desk } from './desk.ts'
import { descriptors } from './descriptors.ts'
import { disk } from './disk.ts'
import { durable } from './durable.ts'
import { install } from './install.ts'
import { kill } from './kill.ts'
import { logIn } from './log-in.ts'
import { newcomer } from './newcomer.ts'
import { newsletter } from './newsletter.ts'
import { outages } from './outages.ts'
import { promises } from './promises.ts'
import { sites } from './sites.ts'
import { slowLines } from './slow-lines.ts'
import { soak } from './soak.ts'
import { stop } from './stop.ts'
import { goalRows } from './report.ts'
import { upgrade } from './upgrade.ts'
import { writing } from './writing.ts'
import { writingAtOnce } from './writing-at-once.ts'
import { writingSchedule } from './writing-schedule.ts'
import { yearOfUse } from './year.ts'

const drills: Record<string, Drill> = {
  ...{ kill, upgrade, durable, disk, damage, outages, clock, backup, stop, soak, descriptors },
  ...{ 'log-in': logIn, changes, 'slow-lines': slowLines, install, newcomer, container },
  ...{ writing, 'writing-at-once': writingAtOnce, 'writing-schedule': writingSchedule, desk },
  ...{ newsletter, promises, sites, 'backup-disk': backupDisk, year: yearOfUse },
}

const words = process.argv.slice(2)
const roundsAt = words.indexOf('--rounds')
const [, given] = roundsAt < 0 ? [] : words.splice(roundsAt, 2)
const rounds = given === undefined ? undefined : Number(given)
const names = Object.keys(drills)
const unknown = words.filter((name) => !(name in drills))
if (unknown.length > 0 || (rounds !== undefined && !(rounds >= 1))) {
  const problem = unknown[0] ? `There is no ${unknown[0]}.` : '--rounds must be a number from 1.'
  process.stderr.write(`${problem} There are: ${names.join(', ')}.\n`)
  process.exit(1)
}
/** `writing` chooses `writing-at-once` as well. */
const isChosen = (name: string) =>
  words.some((word) => name === word || name.startsWith(`${word}-`))
const chosen = words.length > 0 ? names.filter(isChosen) : names

type Done = Outcome & { name: string; title: string; seconds: number }

async function run(name: string): Promise<Done> {
  const { title, run } = drills[name]!
  process.stdout.write(`Drilling: ${title} …\n`)
  const began = performance.now()
  const outcome = await run({ rounds }).catch((error: unknown): Outcome => {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { rows: [], broken: [`the drill itself failed: ${said}`] }
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  for (const what of outcome.broken) process.stdout.write(`  BROKEN ${what}\n`)
  for (const what of outcome.leftOut ?? []) process.stdout.write(`  left out: ${what}\n`)
  process.stdout.write(`  ${resultOf(outcome)} (${seconds} s)\n`)
  return { name, title, seconds, ...outcome }
}

function resultOf({ broken, ranNothing }: Outcome): string {
  if (ranNothing !== undefined) return `RAN NOTHING: ${ranNothing}`
  return broken.length === 0 ? 'held' : `BROKEN: ${broken.length}`
}

const done: Done[] = []
for (const name of chosen) done.push(await run(name))

const build = join(import.meta.dirname, '..', '..', 'build')
await mkdir(build, { recursive: true })
const report = { takenAt: new Date().toISOString(), node: process.version, drills: done }
await writeFile(join(build, 'drill.json'), `${JSON.stringify(report, null, 2)}\n`)

const summary: Row[] = done.map(({ name, seconds, ...outcome }) => ({
  drill: name,
  outcome: resultOf(outcome),
  seconds,
}))
const goals = goalRows(Object.assign({}, ...done.map(({ figures }) => figures ?? {})))
const tables = [
  ...done.filter(({ rows }) => rows.length > 0),
  ...[{ title: 'drills', rows: summary, seconds: 0 }],
  ...(goals.length > 0 ? [{ title: 'goals', rows: goals, seconds: 0 }] : []),
]
process.stdout.write(
  `\n${asTables(tables.map(({ title, rows, seconds }) => ({ title, rows, seconds })))}`,
)
process.exit(done.every((outcome) => resultOf(outcome) === 'held') ? 0 : 1)
