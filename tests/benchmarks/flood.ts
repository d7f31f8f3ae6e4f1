// A program of its own: sends so many requests a second whatever the answers, and tells in JSON how
// long each kind of answer took. Times count from when a request was due. The first address is that of
// a server that answers at once: it shows how long the program itself takes, and warms it up.
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, RequestPool } from './request-pool.ts'

/** Milliseconds of each answer; `failed` had none. */
type Answers = { accepted: number[]; refused: number[]; withoutRetryAfter: number; failed: number }
export type FloodResult = { atOnce: Answers; site: Answers }

const tickMs = 5
const warmUpSeconds = 3
const mostConnections = 1000
const [, , atOnce = '', site = '', rate = '1', seconds = '1'] = process.argv

await flood(atOnce, Number(rate), warmUpSeconds)
const result: FloodResult = {
  atOnce: await flood(atOnce, Number(rate), warmUpSeconds),
  site: await flood(site, Number(rate), Number(seconds)),
}
process.stdout.write(JSON.stringify(result))

async function flood(url: string, perSecond: number, seconds: number): Promise<Answers> {
  const pool = new RequestPool(new URL(url), mostConnections)
  const answers: Answers = { accepted: [], refused: [], withoutRetryAfter: 0, failed: 0 }
  const total = Math.round(perSecond * seconds)
  const sent: Promise<void>[] = []
  const start = performance.now()
  while (sent.length < total) {
    const due = Math.min(total, ((performance.now() - start) / 1000) * perSecond)
    while (sent.length < due) {
      const dueAt = start + (sent.length / perSecond) * 1000
      sent.push(pool.get().then((answer) => note(answer, performance.now() - dueAt, answers)))
    }
    await pause(tickMs)
  }
  await Promise.all(sent)
  pool.close()
  return answers
}

function note(answer: Answer | undefined, ms: number, answers: Answers): void {
  if (answer?.status === 200) answers.accepted.push(Math.round(ms))
  else if (answer?.status === 503) {
    answers.refused.push(Math.round(ms))
    if (!answer.hasRetryAfter) answers.withoutRetryAfter += 1
  } else answers.failed += 1
}
