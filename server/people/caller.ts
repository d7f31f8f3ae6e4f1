import type { FastifyRequest } from 'fastify'
import { clientSource } from '../core/client-address.ts'
import type { Database } from '../database/database.ts'
import { handoverActs } from './handover.ts'

/** Who logs in: the network it comes from, its Cookie header and what its browser says that it is. */
export type Caller = { source: string; cookies: string | undefined; userAgent: string | undefined }

/** What a log-in may leave in the audit log: an owner of the settings is let in again. */
export const logInActs = [
  'logged in session',
  'invited person',
  'changed person',
  ...handoverActs,
] as const

/** Begins the session of whoever has proved to be this person. Part of the transaction of that proof. */
export type BeginSession = (
  trx: Database,
  address: string,
  method: 'code' | 'passkey',
  caller: Caller,
) => Promise<{ authToken: string; deviceCookie: string }>

export function callerOf({ ip, headers }: FastifyRequest): Caller {
  return { source: clientSource(ip), cookies: headers.cookie, userAgent: headers['user-agent'] }
}
