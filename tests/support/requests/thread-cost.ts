/** Milliseconds of the thread that serves everybody, the client's part included. */
export type Cost = { whole: number; longestTurn: number }

/** What the work costs; `longestTurn`: between two turns of the event loop. */
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
