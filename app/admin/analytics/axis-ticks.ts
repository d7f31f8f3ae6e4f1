const mostTicks = 4

/** Round numbers from 0 up to at least `most`, five at the most, for the axis of a figure. */
export function axisTicks(most: number): number[] {
  const least = Math.max(1, most / mostTicks)
  const power = 10 ** Math.floor(Math.log10(least))
  const step = [1, 2, 5, 10].map((part) => part * power).find((each) => each >= least)!
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, tick) => tick * step)
}
