// What Meter says of each reading.
import type { Meter, ServiceReading } from '../../../shared/meter.ts'
import { writtenAge, writtenMoment } from '../frame/panel-dates.ts'

type Judged = Pick<Meter['version'], 'judgement' | 'hint'>
export type MeterLine = { name: string; text: string } & Judged

/** The lines of the screen, from the top. `now` is in milliseconds since 1970. */
export function meterLines(meter: Meter, now: number): MeterLine[] {
  const { version, running, mails, mailServer, mailbox, space, database, backup, proof } = meter
  const moment = (at: string | null, never: string) =>
    at === null ? never : `${writtenMoment(at)} (${writtenAge(at, now)})`
  const line = (name: string, text: string, { judgement, hint }: Judged) => ({
    name,
    text,
    judgement,
    hint,
  })
  const looked = mailbox.state === 'none' ? 'No mailbox is set' : moment(mailbox.lookedAt, 'Never')
  return [
    line('Version', version.version, version),
    line('Running since', moment(running.since, ''), running),
    line('Mails waiting', mailsText(mails, moment), mails),
    line('Mail server', serviceText(mailServer, 'Accepts mail'), mailServer),
    line('Last look into the mailbox', sentences(looked, troubleText(mailbox)), mailbox),
    line('Space left', spaceText(space), space),
    line('Size of the database', writtenBytes(database.bytes), database),
    line('Last backup', moment(backup.at, 'Never'), backup),
    line('Last proven', moment(proof.at, 'Never'), proof),
  ]
}

type Moment = (at: string | null, never: string) => string

function mailsText({ waiting, waitingSince, givenUp }: Meter['mails'], moment: Moment): string {
  const waits = waiting === 0 ? 'None' : `${waiting}, the oldest since ${moment(waitingSince, '')}`
  return sentences(waits, givenUp === 0 ? '' : `${givenUp} given up`)
}

function serviceText(reading: ServiceReading, ok: string): string {
  if (reading.state === 'none') return 'None is set'
  if (reading.state === 'unknown') return 'Not tried yet'
  return reading.state === 'ok' ? ok : troubleText(reading)
}

/** Empty while there is no trouble. */
function troubleText({
  failingSince,
  problem,
  sentence,
  failing,
  instances,
}: ServiceReading): string {
  if (failingSince === null) return ''
  const where = instances > 1 ? ` on ${failing} of ${instances} instances` : ''
  const since = `Failing since ${writtenMoment(failingSince)}${where}: ${problem}`
  return sentences(since, sentence === null ? '' : `The server said: “${sentence}”`)
}

function spaceText({ free, size }: Meter['space']): string {
  if (free === null || size === null) return 'The disk can’t be read'
  return `${writtenBytes(free)} of ${writtenBytes(size)}`
}

const sentences = (...texts: string[]) => texts.filter(Boolean).join('. ')

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']

/** As `1.2 GB`: a thousand of a unit are the next one. */
function writtenBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(1, bytes)) / 3), units.length - 1)
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: units[power]!,
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power)
}
