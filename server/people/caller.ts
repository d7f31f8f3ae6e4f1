import type { FastifyRequest } from 'fastify'
import { clientSource } from '../core/client-address.ts'
import type { Database } from '../database/database.ts'

/** Who logs in: the network it comes from, its Cookie header and what its browser says that it is. */
export type Caller = { source: string; cookies: string | undefined; userAgent: string | undefined }

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
