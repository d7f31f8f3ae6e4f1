import type { FastifyRequest } from 'fastify'
import { clientSource } from '../core/client-address.ts'
import type { Database } from '../database/database.ts'
import { handoverActs } from './handover.ts'

/** The browser that logs in: its network, Cookie header and User-Agent header. */
export type Caller = { source: string; cookies: string | undefined; userAgent: string | undefined }

/** The acts that a log-in may record: an owner of the settings may be added again. */
export const logInActs = [
  'logged in session',
  'invited person',
  'changed person',
  ...handoverActs,
] as const

/** Starts a session for the person who has proved to be at this address, in the transaction of that proof. */
export type BeginSession = (
  trx: Database,
  address: string,
  method: 'code' | 'passkey',
  caller: Caller,
) => Promise<{ authToken: string; deviceCookie: string }>

export function callerOf({ ip, headers }: FastifyRequest): Caller {
  return { source: clientSource(ip), cookies: headers.cookie, userAgent: headers['user-agent'] }
}
