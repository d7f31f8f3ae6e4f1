// What a measurement returns, and the arithmetic that all of them share.

/** One line of a table; the names of its fields are the column heads, units included. */
export type Row = Record<string, string | number>

/** `remarks` are a second table: what the figures alone do not say. */
export type Figures = { rows: Row[]; remarks?: Row[] }

/** `seconds` is how long taking the figures took. */
export type Measurement = Figures & { title: string; seconds: number }

/** The middle value; of an even number of values, the lower of the two in the middle. */
export function median(values: number[]): number {
  return percentile(values, 50)
}

/** The smallest value that at least `percent` of the values do not exceed (nearest rank). */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
