/** Milliseconds of the thread that serves everybody, including the client's part. */
export type Cost = { whole: number; longestTurn: number }

function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Measures the cost of the work; `longestTurn` is the longest time between two event loop turns. */
export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
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

/** What ten times the fixed work took on the machine that the bounds were set on. */
const referenceMs = 20

/** Work like that of a response: many objects, JSON, and text that is searched and put together. */
function fixedWork(): number {
  const rows = Array.from({ length: 1500 }, (_, number) => ({
    title: `Article number ${number}`,
    text: 'clenching & grinding '.repeat(6),
  }))
  return (JSON.parse(JSON.stringify(rows)) as typeof rows)
    .map(({ title, text }) => `<p>${title}: ${text.replaceAll(/[&<>]/g, '&amp;')}</p>`)
    .join('').length
}

/**
 * How many times as long this core takes now as one of the machine that the bounds were set on; at least 1.
 * Other work on the same physical core slows a thread down without taking its processor time away.
 */
export function slowness(): number {
  const once = () => {
    const before = usedMs()
    for (let times = 0; times < 10; times += 1) fixedWork()
    return usedMs() - before
  }
  // The first is not compiled yet.
  once()
  return Math.max(1, Math.min(once(), once(), once()) / referenceMs)
}
