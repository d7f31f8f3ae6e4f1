import { setTimeout as wait } from 'node:timers/promises'

const withinMs = 20_000

/** `what` is said where it is still not so after 20 s. */
export async function untilTrue(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > until) throw new Error(`${what} after ${withinMs} ms`)
    await wait(100)
  }
}
