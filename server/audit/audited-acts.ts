// Lists every act the audit log records, and checks which of them each API route may record.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuditAction, AuditKind } from '../../shared/audit.ts'
import { type RecordName, recordNames } from '../../shared/record-kinds.ts'
import { isApiPath, needsSession } from '../http/needs-session.ts'

const recordActs = ['created', 'changed', 'deleted', 'erased'] as const

const acts = {
  ...actsOfRecords(),
  article: [...recordActs, 'sent'],
  words: [...recordActs, 'sent'],
  image: recordActs,
  enquiry: [
    'created',
    'read',
    'changed',
    'replied',
    'noted',
    'sent',
    'exported',
    'deleted',
    'erased',
  ],
  person: ['invited', 'changed', 'removed', 'erased', 'passkey added', 'passkey removed'],
  session: ['logged in', 'logged out'],
  search: ['created', 'changed', 'deleted'],
  newsletter: ['created', 'changed', 'deleted', 'sent', 'exported', 'removed'],
  site: ['created', 'changed', 'deleted', 'sent', 'exported'],
} as const satisfies Record<AuditKind, readonly AuditAction[]>

function actsOfRecords() {
  const entries = recordNames.map((name) => [name, recordActs])
  return Object.fromEntries(entries) as Record<RecordName, typeof recordActs>
}

/** For example `changed article`. */
export type AuditAct = {
  [Kind in AuditKind]: `${(typeof acts)[Kind][number]} ${Kind}`
}[AuditKind]

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The acts that a call may record in the audit log. Every API route that changes something declares
     * them, or says why there are none.
     */
    audit?: AuditAct | readonly AuditAct[] | { none: string }
  }
}

/** Called with a row that its route does not declare. */
export type OnUndeclared = (sentence: string, request: FastifyRequest) => void

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** The acts recorded since the request began. */
const left = new AsyncLocalStorage<Set<string>>()

/** Remembers, for the current request, an act written to the log. */
export function noteAct({ action, kind }: { action: AuditAction; kind: AuditKind }): void {
  left.getStore()?.add(`${action} ${kind}`)
}

/**
 * Rejects any API route registered afterwards that names no right, or that changes something and names
 * no act: it throws, so the server does not start. After each request, the acts it recorded are
 * compared with the ones its route declares.
 */
export function requireDeclarations(app: FastifyInstance, onUndeclared: OnUndeclared): void {
  app.addHook('onRoute', (route) => {
    const { method, url, config = {} } = route
    if (!isApiPath(url)) return
    const methods = [method].flat()
    const refuse = (sentence: string): never => {
      throw new Error(`${methods.join(', ')} ${url} ${sentence}`)
    }
    if (needsSession(url, config) && !config.right) {
      refuse('names no right: add one of shared/rights.ts to its config, or public: true')
    }
    if (methods.some((each) => changing.has(each)) && !config.audit) {
      refuse(
        "names no act: add audit: 'changed article' or the like to its config (see server/audit/audited-acts.ts), or audit: { none: 'why' }",
      )
    }
    if (!config.audit && !needsSession(url, config)) return

    const declared = declaredActs(config.audit)
    const trails = new WeakMap<FastifyRequest, Set<string>>()
    route.preHandler = [
      (request, _reply, done) => {
        const trail = new Set<string>()
        trails.set(request, trail)
        left.run(trail, done)
      },
      ...[route.preHandler ?? []].flat(),
    ]
    route.onResponse = [
      (request, _reply, done) => {
        for (const act of trails.get(request) ?? []) {
          if (declared.has(act)) continue
          const sentence = `${request.method} ${url} has left '${act}' in the audit log: name it in the route's config.audit`
          onUndeclared(sentence, request)
        }
        done()
      },
      ...[route.onResponse ?? []].flat(),
    ]
  })
}

function declaredActs(audit: FastifyRequest['routeOptions']['config']['audit']): Set<string> {
  if (!audit || (typeof audit === 'object' && 'none' in audit)) return new Set()
  return new Set([audit].flat())
}
