import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dailyJob, PutOff } from './daily-job.ts'

const hour = 60 * 60_000
const { log } = Fastify({ logger: false })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function countedWork() {
  const turns: boolean[] = []
  let fails = false
  const work = async ({ first }: { first: boolean }) => {
    turns.push(first)
    if (fails) throw new Error('not now')
  }
  return { turns, failFromNow: (value: boolean) => (fails = value), ...dailyJob('it', work, log) }
}

describe('daily work', () => {
  it('is done at the start, then once a day, and no more after the end', async () => {
    const { turns, start, stop } = countedWork()
    await start()
    expect(turns).toEqual([true])
    await vi.advanceTimersByTimeAsync(49 * hour)
    expect(turns).toEqual([true, false, false])
    await stop()
    await vi.advanceTimersByTimeAsync(49 * hour)
    expect(turns).toEqual([true, false, false])
  })

  it('is retried in an hour after a failure, then runs daily again', async () => {
    const { turns, failFromNow, start, stop } = countedWork()
    failFromNow(true)
    await start()
    await vi.advanceTimersByTimeAsync(2.5 * hour)
    expect(turns).toEqual([true, false, false])
    failFromNow(false)
    await vi.advanceTimersByTimeAsync(20 * hour)
    expect(turns).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(2 * hour)
    expect(turns).toHaveLength(5)
    failFromNow(true)
    await vi.advanceTimersByTimeAsync(24 * hour)
    await stop()
    const { length } = turns
    await vi.advanceTimersByTimeAsync(24 * hour)
    expect(turns).toHaveLength(length)
  })

  it('that is put off is no failure in the log', async () => {
    const warn = vi.spyOn(log, 'warn')
    const error = vi.spyOn(log, 'error')
    const putOff = () => Promise.reject(new PutOff('not yet'))
    const { start, stop } = dailyJob('it', putOff, log)
    await start()
    await stop()
    expect(warn).toHaveBeenCalledWith('it is put off: not yet')
    expect(error).not.toHaveBeenCalled()
  })
})
