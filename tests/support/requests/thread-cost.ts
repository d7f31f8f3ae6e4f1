/** Milliseconds of the thread that serves everybody, including the client's part. */
export type Cost = { whole: number; longestTurn: number }

/** Measures the cost of the work; `longestTurn` is the longest time between two event loop turns. */
export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const usedMs = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  const start = usedMs()
  let last = start
  let longestTurn = 0
  let done = false
  const turn = () => {
    const now = usedMs()
    longestTurn = Math.max(longestTurn, now - last)
    last = now
    if (!done) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  done = true
  turn()
  return { whole: last - start, longestTurn }
}
