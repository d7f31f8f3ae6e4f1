import { median, rounded, type Row } from '../figures.ts'

/** Values of one figure, taken in the same rounds with both versions and maybe with bare node:http. */
export type Taken = { before: number[]; now: number[]; bare?: number[] }

/** Measures all of them in each round: forwards, then backwards, so that a drift of the machine evens out. */
export async function inTurns<T>(rounds: number, measures: (() => Promise<T>)[]): Promise<T[][]> {
  const results: T[][] = measures.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    const order = [...measures.keys()]
    if (round % 2 === 1) order.reverse()
    for (const at of order) results[at]!.push(await measures[at]!())
  }
  return results
}

/** A line of the table. Ratios are medians of the rounds' ratios: other work hits both halves of a round alike. */
export function rowOf(ref: string, figure: string, { before, now, bare }: Taken, digits = 0): Row {
  const ratio = (others: number[] | undefined) =>
    others ? rounded(median(now.map((value, round) => value / others[round]!)), 2) : ''
  return {
    figure,
    [ref]: rounded(median(before), digits),
    now: rounded(median(now), digits),
    [`now / ${ref}`]: ratio(before),
    'node:http': bare ? rounded(median(bare), digits) : '',
    'now / node:http': ratio(bare),
  }
}
