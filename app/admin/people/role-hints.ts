import type { Role } from '../../../shared/rights.ts'

/** What each role is for, in a line. */
export const roleHints: Record<Role, string> = {
  owner: 'Everything, people included.',
  editor: 'Articles, doctors, search and newsletter.',
  doctor: 'Own articles and profile, and messages passed on to them.',
  reviewer: 'Reads articles and reviews them.',
  'front-desk': 'Messages of patients.',
}
