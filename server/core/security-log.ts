import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
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
  | 'admin added'
  | 'admin removed'
  | 'admin unlocked'

/** The actor: the admin's address in canonical form, and the network the request came from. */
export type Doer = { email?: string | undefined; source?: string | undefined }
export type About = {
  kind?: 'article' | 'doctor' | 'condition'
  id?: string
  method?: string
  route?: string
  directive?: string
  blocked?: string
  /** How many more of these events there were in the minute before. */
  repeated?: number
}

/**
 * What somebody who guards the site wants to know, one line of JSON each. Of people it has hashes,
 * short ones: enough to see that two lines are about the same person, too little to find out who.
 */
export function createSecurityLog(log: Pick<FastifyBaseLogger, 'info'>, secret: string) {
  const hash = (purpose: string, text: string) => keyedHash(secret, purpose, text).slice(0, 12)

  return {
    note(event: SecurityEvent, { email, source }: Doer, about: About = {}): void {
      const account = email && { account: hash('account', email) }
      const from = source && { source: hash('source', source) }
      log.info({ event, ...about, ...account, ...from }, 'security')
    },
  }
}

export function actorOf({ session, ip }: FastifyRequest): Doer {
  // On public routes, and before the guard has let somebody in, there is none.
  const known = session as FastifyRequest['session'] | undefined
  return { email: known?.email, source: clientSource(ip) }
}
