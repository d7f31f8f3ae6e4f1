import type { Examples } from '../../ui/example/examples.tsx'
import { LocalDate } from './local-date.tsx'

export const localDateExamples: Examples = {
  normal: <LocalDate iso="2025-03-14T09:30:00.000Z" />,
  'the last minute of a year': <LocalDate iso="2025-12-31T23:59:00.000Z" />,
}
