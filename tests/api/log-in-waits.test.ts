import { describe, expect, it } from 'vitest'
import { wrongCode } from '../support/requests/log-in.ts'
import { admin, second, stranger, useLoginSite } from '../support/site/login-site.ts'
import { day, hour, minute } from '../support/site/movable-clock.ts'

const at = useLoginSite()

let networks = 0
const anotherNetwork = () => at.from(`203.0.113.${(networks += 1)}`)

/** Requests a code and guesses it wrong; returns the statuses, and the wait in seconds. */
async function guess(email: string) {
  const client = anotherNetwork()
  const { otpToken, code } = await client.send(email)
  const wrong = email === stranger ? '000000' : wrongCode(await code())
  const statuses: number[] = []
  for (let tries = 0; tries < 5; tries += 1) {
    const { status, headers } = await client.verify(email, wrong, otpToken)
    statuses.push(status)
    if (status === 429) return { statuses, wait: Number(headers.get('retry-after')) }
  }
  return { statuses, wait: 0 }
}

/** Makes as many wrong guesses as the contract allows in a quarter of an hour, and one more. */
async function guessUntilThereIsAWait(email: string) {
  for (let codes = 0; codes < 5; codes += 1) {
    expect(await guess(email)).toEqual({ statuses: Array(5).fill(401), wait: 0 })
  }
  at.time.move(15 * minute)
  return guess(email)
}

describe('waits between wrong codes', () => {
  it('L-06: rise, and end at a hundred wrong codes a day', async () => {
    const began = at.time.clock().getTime()
    const waits = new Set<number>()
    let judged = 0
    while (at.time.clock().getTime() - began < day - hour) {
      const { statuses, wait } = await guess(stranger)
      judged += statuses.filter((status) => status === 401).length
      if (wait > 0) waits.add(Math.ceil(wait / 60))
      at.time.move(Math.max(wait * 1000, 4 * minute))
    }
    expect(judged).toBe(100)
    expect([...waits].slice(0, 5)).toEqual([1, 2, 4, 8, 15])
    expect(Math.max(...waits)).toBeGreaterThan(60)
    at.time.move(day)
    expect((await guess(stranger)).statuses).toEqual(Array(5).fill(401))
  })

  it('L-02, L-06: are the same for an address that may log in, and for its right code', async () => {
    const refused = { statuses: [401, 429], wait: 60 }
    expect(await guessUntilThereIsAWait(stranger)).toEqual(refused)
    expect(await guessUntilThereIsAWait(admin)).toEqual(refused)

    const client = anotherNetwork()
    const { otpToken, code } = await client.send(admin)
    const otp = await code()
    expect((await client.verify(admin, otp, otpToken)).status).toBe(429)
    expect((await anotherNetwork().logIn(second)).token).toBeTruthy()
    at.time.move(minute)
    expect((await client.verify(admin, otp, otpToken)).status).toBe(200)
  })

  it('L-17: hold nobody up who has logged in before with this browser', async () => {
    const [device = ''] = (await anotherNetwork().logIn(admin)).cookie.split(';')
    at.time.move(15 * minute)
    expect((await guessUntilThereIsAWait(admin)).wait).toBe(60)
    const known = at.from('198.51.100.1', { cookie: device })
    expect((await known.logIn(admin)).token).toBeTruthy()
  })

  it('end in time also where the clock is put back', async () => {
    expect((await guessUntilThereIsAWait(stranger)).wait).toBe(60)
    at.time.move(-day)
    expect((await guess(stranger)).wait).toBe(60)
    at.time.move(minute)
    expect((await guess(stranger)).statuses).toEqual([401, 429])
  })
})
