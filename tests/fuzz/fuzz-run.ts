import fc from 'fast-check'

/** Shares of a quarter of a minute, or of FUZZ_SECONDS, that all fuzzers have together. Without FUZZ_SECONDS the last makes a fixed number of tries. */
const shares = {
  api: 0.35,
  'both stores': 0.15,
  uploads: 0.2,
  'page cache': 0.15,
  sanitiser: 0.15,
  shortcuts: 0.15,
}

export const fuzzMs = (fuzzer: keyof typeof shares): number =>
  Number(process.env['FUZZ_SECONDS'] ?? 15) * 1000 * shares[fuzzer]

/** Time for a test that fuzzes: what is under way when the time is up comes to its end. */
export const fuzzTimeout = (fuzzer: keyof typeof shares): number => fuzzMs(fuzzer) * 2 + 300_000

/** For the test that fuzzes. What it found, another try with other seeds would not find: there is none. */
export const fuzzOptions = (fuzzer: keyof typeof shares) => ({
  timeout: fuzzTimeout(fuzzer),
  retry: 0,
})

/** Tests try the same each time, so that none fails by chance; who gives them longer wants to see new things. */
export function firstSeed(): number {
  const { FUZZ_SEED, FUZZ_SECONDS } = process.env
  if (FUZZ_SEED !== undefined) return Number(FUZZ_SEED)
  return FUZZ_SECONDS === undefined ? 1 : Date.now() | 0
}

/** Of pictures fewer, because drawing one takes longest. */
const runsInARow = (fuzzer: keyof typeof shares) => (fuzzer === 'uploads' ? 10 : 20)

/**
 * Tries what the arbitrary makes until the time is up, and some of it in any case; with `isEnough`, and no
 * FUZZ_SECONDS, until that says so. What fails is made smaller, and told with the seed that makes it again: FUZZ_SEED.
 */
export async function fuzz<Value>(
  fuzzer: keyof typeof shares,
  arbitrary: fc.Arbitrary<Value>,
  tryOut: (value: Value) => Promise<void>,
  isEnough?: () => boolean,
): Promise<void> {
  const end = Date.now() + fuzzMs(fuzzer)
  const isOver =
    isEnough && process.env['FUZZ_SECONDS'] === undefined ? isEnough : () => Date.now() >= end
  let someTried = false
  let failed = false
  const property = fc.asyncProperty(arbitrary, async (value) => {
    // What failed is still made smaller when the time is up.
    if (someTried && !failed && isOver()) return
    await tryOut(value).catch((error: unknown) => {
      failed = true
      throw error
    })
  })
  let seed = firstSeed()
  do {
    await fc.assert(property, { numRuns: runsInARow(fuzzer), seed })
    someTried = true
    seed += 1
  } while (!isOver())
}

/** What a fuzzer has to say though nothing failed. */
export function tell(text: string): void {
  process.stdout.write(`${text}\n`)
}
