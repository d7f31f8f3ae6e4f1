// Calls for whether the site works, and for what needs somebody.
import type { Meter } from '../../../shared/meter.ts'
import type { Warning } from '../../../shared/warning.ts'
import { call } from './request.ts'

export const operation = {
  meter: () => call<Meter>('GET', '/admin/v1/meter'),
  warnings: () => call<Warning[]>('GET', '/admin/v1/warnings'),
}
