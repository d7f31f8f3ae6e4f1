import type { Labels, Sample } from './exposition.ts'

type Series = { labels: Labels; counts: number[]; count: number; sum: number }

export type Histogram = ReturnType<typeof createHistogram>

/** Counts the observations below each bound, for each combination of labels that occurred. */
export function createHistogram(bounds: readonly number[], labelNames: readonly string[] = []) {
  const allSeries = new Map<string, Series>()

  function seriesOf(labelValues: string[]): Series {
    const key = labelValues.join('\0')
    const known = allSeries.get(key)
    if (known) return known
    const labels = Object.fromEntries(labelNames.map((name, at) => [name, labelValues[at] ?? '']))
    const series = { labels, counts: bounds.map(() => 0), count: 0, sum: 0 }
    allSeries.set(key, series)
    return series
  }

  return {
    observe(value: number, ...labelValues: string[]): void {
      const series = seriesOf(labelValues)
      const at = bounds.findIndex((bound) => value <= bound)
      if (at >= 0) series.counts[at]! += 1
      series.count += 1
      series.sum += value
    },

    /** The number of observations for each combination of labels. */
    counts(): Sample[] {
      return [...allSeries.values()].map(({ labels, count }) => ({ labels, value: count }))
    },

    samples(): Sample[] {
      return [...allSeries.values()].flatMap(({ labels, counts, count, sum }) => {
        let below = 0
        const buckets = bounds.map((bound, at) => {
          below += counts[at]!
          return bucket(labels, String(bound), below)
        })
        return [
          ...buckets,
          bucket(labels, '+Inf', count),
          { suffix: '_sum', labels, value: sum },
          { suffix: '_count', labels, value: count },
        ]
      })
    },
  }
}

function bucket(labels: Labels, le: string, value: number): Sample {
  return { suffix: '_bucket', labels: { ...labels, le }, value }
}
