import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { RecordName } from '../../shared/record-kinds.ts'
import { clientSource } from './client-address.ts'
import { keyedHash } from './keyed-hash.ts'

export type SecurityLog = ReturnType<typeof createSecurityLog>

type SecurityEvent =
  | 'code asked for'
  | 'too many codes'
  | 'logged in'
  | 'log-in refused'
  | 'logged out'
  | 'logged out everywhere'
  | 'access refused'
  | 'limit reached'
  | 'record created'
  | 'record changed'
  | 'record unpublished'
  | 'record deleted'
  | 'tag renamed'
  | 'review asked for'
  | 'review request cancelled'
  | 'review answered'
  | 'review signed'
  | 'review withdrawn'
  | 'reviewer confirmed'
  | 'objection shown'
  | 'objection hidden'
  | 'image stored'
  | 'image removed'
  | 'policy violated'
  | 'person invited'
  | 'person changed'
  | 'person removed'
  | 'person erased'
  | 'admin added'
  | 'admin removed'
  | 'admin unlocked'

/** Who did it: the admin's address in canonical form, and the network the request came from. */
export type Actor = { email?: string | undefined; source?: string | undefined }
export type About = {
  kind?: RecordName | 'condition' | 'guide'
  id?: string
  method?: string
  route?: string
  directive?: string
  blocked?: string
  /** How many more of these events occurred in the previous minute. */
  repeated?: number
}

/**
 * Logs security events, one line of JSON each. People appear as short hashes: enough to see that two
 * lines concern the same person, too little to find out who.
 */
export function createSecurityLog(log: Pick<FastifyBaseLogger, 'info'>, secret: string) {
  const hash = (purpose: string, text: string) => keyedHash(secret, purpose, text).slice(0, 12)

  return {
    note(event: SecurityEvent, { email, source }: Actor, about: About = {}): void {
      const account = email && { account: hash('account', email) }
      const from = source && { source: hash('source', source) }
      log.info({ event, ...about, ...account, ...from }, 'security')
    },
  }
}

export function actorOf({ session, ip }: FastifyRequest): Actor {
  // There is no session on public routes, or before the guard has let somebody in.
  const known = session as FastifyRequest['session'] | undefined
  return { email: known?.email, source: clientSource(ip) }
}
