// A program of its own: sends so many requests a second whatever the answers, and tells in JSON how
// long each kind of answer took. Times count from when a request was due.
import { Agent, request } from 'node:http'

/** Milliseconds of each answer; `failed` had none. */
export type FloodResult = {
  accepted: number[]
  refused: number[]
  withoutRetryAfter: number
  failed: number
}

const [, , url = '', rate = '1', seconds = '1'] = process.argv
const perSecond = Number(rate)
const total = perSecond * Number(seconds)
const agent = new Agent({ keepAlive: true, maxSockets: 1000 })
const result: FloodResult = { accepted: [], refused: [], withoutRetryAfter: 0, failed: 0 }
const start = performance.now()
let sent = 0
let answered = 0

const timer = setInterval(() => {
  const due = Math.min(total, ((performance.now() - start) / 1000) * perSecond)
  while (sent < due) send(start + (sent++ / perSecond) * 1000)
  if (sent >= total) clearInterval(timer)
}, 5)

function send(due: number): void {
  request(url, { agent, headers: { authorization: 'none' } }, (response) => {
    const { statusCode, headers } = response
    response.resume().on('end', () => {
      const ms = Math.round(performance.now() - due)
      if (statusCode === 503) {
        result.refused.push(ms)
        if (!headers['retry-after']) result.withoutRetryAfter += 1
      } else if (statusCode === 200) result.accepted.push(ms)
      else result.failed += 1
      done()
    })
  })
    .on('error', () => {
      result.failed += 1
      done()
    })
    .end()
}

function done(): void {
  answered += 1
  if (answered < total) return
  process.stdout.write(JSON.stringify(result))
  agent.destroy()
}
