import type { ServiceReading } from '../../shared/meter.ts'
import { readMailbox, readMailServer } from '../monitoring/mail-readings.ts'
import type { WarningSource } from './warning-source.ts'

/** A mailbox that can't be read, a mail server that accepts nothing. */
export const mailServices: WarningSource = {
  right: 'meter',
  async read(parts) {
    return [
      ...failing('mail-server', 'Mail can’t be sent', await readMailServer(parts)),
      ...failing('mailbox', 'The mailbox can’t be read', await readMailbox(parts)),
    ]
  },
}

function failing(key: string, text: string, { state, problem, sentence }: ServiceReading) {
  if (state !== 'failing') return []
  const said = sentence ? ` (${sentence})` : ''
  return [{ key, text: `${text}: ${problem}${said}`, count: 1, href: '/admin/meter' }]
}
