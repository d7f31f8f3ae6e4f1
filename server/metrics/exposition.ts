// Prometheus text format, version 0.0.4.

export type Labels = Readonly<Record<string, string>>
export type Sample = { value: number; labels?: Labels; suffix?: string }
export type Metric = {
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  samples: Sample[]
}

export const expositionType = 'text/plain; version=0.0.4; charset=utf-8'

export const counter = (name: string, help: string, samples: Sample[] | number): Metric => ({
  name,
  help,
  type: 'counter',
  samples: toSamples(samples),
})

export const gauge = (name: string, help: string, samples: Sample[] | number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: toSamples(samples),
})

export function expose(metrics: Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, type, help, samples }) =>
      [
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`,
        ...samples.map(
          ({ suffix = '', labels = {}, value }) => `${name}${suffix}${inBraces(labels)} ${value}\n`,
        ),
      ].join(''),
    )
    .join('')
}

function toSamples(samples: Sample[] | number): Sample[] {
  return typeof samples === 'number' ? [{ value: samples }] : samples
}

/** JSON escapes the label values used here just as the format requires. */
function inBraces(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}
