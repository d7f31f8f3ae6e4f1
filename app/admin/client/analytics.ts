// Calls for what readers open.
import type { Analytics } from '../../../shared/analytics.ts'
import { call } from './request.ts'

const path = '/admin/v1/analytics'

export const loadAnalytics = (days: string) => call<Analytics>('GET', `${path}?days=${days}`)

/** Path of the views as a CSV file; requests need the token. */
export const analyticsFile = (days: string) => `/api${path}.csv?days=${days}`
