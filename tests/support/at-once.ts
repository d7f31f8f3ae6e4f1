// Many calls at the same time.

/** The work for each number, all at once; `turn` is by turns 0 and 1. */
export function atOnce<Result>(
  count: number,
  work: (number: number, turn: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => work(number, number % 2)))
}

/** How often each status was answered. */
export function statusesOf(responses: Response[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Calls again for as long as it is told to come back later: a busy machine refuses some of many calls. */
export async function untilTaken(call: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await call()
    if (response.status !== 503) return response
    await response.arrayBuffer()
  }
}
