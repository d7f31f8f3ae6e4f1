import type { Meter } from '../../../shared/meter.ts'
import type { Warning } from '../../../shared/warning.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { MeterList } from './meter-list.tsx'
import { meterLines } from './meter-words.ts'
import { WarningList } from './warning-list.tsx'

const at = '2026-11-20T09:00:00.000Z'
const now = Date.parse('2026-11-20T10:00:00.000Z')
const good = { judgement: 'Good', hint: null } as const
const works = { state: 'ok', failingSince: null, problem: null, sentence: null } as const

const wellMeter: Meter = {
  version: { version: '1.2.3', ...good },
  running: { since: at, ...good },
  mails: { waiting: 0, waitingSince: null, givenUp: 0, ...good },
  mailServer: { ...works, instances: 1, failing: 0, ...good },
  mailbox: { lookedAt: at, ...works, instances: 1, failing: 0, ...good },
  space: { free: 12_340_000_000, size: 40_000_000_000, ...good },
  database: { bytes: 1_230_000, ...good },
  backup: { at, ...good },
  proof: { at, ...good },
}
const look = { judgement: 'Look at this', hint: exampleTexts.longTitle } as const
const fails = {
  state: 'failing',
  failingSince: at,
  problem: 'it refused the user name or the password',
  sentence: '[AUTHENTICATIONFAILED] Authentication failed.',
} as const
const illMeter: Meter = {
  ...wellMeter,
  mails: { waiting: 12, waitingSince: at, givenUp: 3, ...look },
  mailServer: { ...fails, instances: 2, failing: 1, ...look },
  mailbox: {
    lookedAt: at,
    ...fails,
    sentence: exampleTexts.longWord,
    instances: 1,
    failing: 1,
    ...look,
  },
  backup: { at: null, ...look },
  proof: { at: null, ...look },
}

const warning: Warning = {
  key: 'unanswered-enquiries',
  text: '3 enquiries have had no reply for two days',
  count: 3,
  href: '/admin/desk?folder=waiting',
}
const brokenLink: Warning = {
  key: 'broken-links blog jaw-clicking',
  text: `“${exampleTexts.longTitle}”: Long Description: /articles/${exampleTexts.longWord} leads nowhere`,
  count: 1,
  href: '/admin/blogs/add-blog?id=jaw-clicking',
}

export const operationExamples: Examples = {
  'a meter with nothing to see to': <MeterList lines={meterLines(wellMeter, now)} />,
  'a meter with trouble': <MeterList lines={meterLines(illMeter, now)} />,
  warnings: <WarningList warnings={[warning, brokenLink]} />,
  'no warnings': <WarningList warnings={[]} />,
}
