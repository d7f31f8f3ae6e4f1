// How the panel calls the API: each call returns the response body or throws `ApiError` or `UnreachableError`.
import { storedToken } from './session.ts'

/** A response that is not a success. `message` is the server's, or empty. */
export class ApiError extends Error {
  readonly status: number
  /** The invalid request field. */
  readonly field: string | undefined

  /** How long the server asks to wait, in milliseconds; 0 if it does not say. */
  readonly retryAfterMs: number

  constructor(status: number, message: string, field?: string, retryAfterMs = 0) {
    super(message)
    this.status = status
    this.field = field
    this.retryAfterMs = retryAfterMs
  }
}

/** The server did not respond. */
export class UnreachableError extends Error {}

/** Whether the call failed because the token is missing or no longer valid. */
export function sessionEnded(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401
}

/** The path of one record. */
export function one(path: string, id: string): string {
  return `${path}/${encodeURIComponent(id)}`
}

/** Filters and order by their query names; empty ones are left out. */
export type ListChoices = Readonly<Record<string, string>>
/** One page of the items that contain all words of the query; `page` counts from 1. */
export type ListPart = { query: string; page: number; limit: number; choices?: ListChoices }
export type ListPage<Item> = { items: Item[]; total: number }

/** Query parameters of one page of a list. */
export function paramsOf({ query, page, limit, choices = {} }: ListPart): URLSearchParams {
  const params = new URLSearchParams({ limit: String(limit), page: String(page) })
  for (const [name, value] of Object.entries({ query, ...choices })) {
    if (value) params.set(name, value)
  }
  return params
}

/** One page of a list, with the total number of items. */
export async function list<Item>(path: string): Promise<ListPage<Item>> {
  const { body, headers } = await request('GET', path)
  const items = Array.isArray(body) ? (body as Item[]) : []
  return { items, total: Number(headers.get('x-total-count') ?? items.length) }
}

/** All items of a list, however many pages it has. */
export async function listAll<Item>(path: string): Promise<ListPage<Item>> {
  const { items, total } = await list<Item>(path)
  for (let page = 2; items.length < total; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const next = await list<Item>(`${path}${path.includes('?') ? '&' : '?'}page=${page}`)
    if (next.items.length === 0) break
    items.push(...next.items)
  }
  return { items, total: items.length }
}

/** Makes one call; rejects with `ApiError` or `UnreachableError`. */
export async function call<Body>(method: string, path: string, content?: Content): Promise<Body> {
  return (await request(method, path, content)).body as Body
}

/** The text of a file that needs the log-in; rejects as `call` does. */
export async function fileText(path: string): Promise<string> {
  return (await request('GET', path)).text
}

type Content = {
  json?: object
  form?: FormData
  csv?: string
  /** Idempotency key: repeated calls with the same key and content take effect once. */
  key?: string
}

/** Longer than anything takes on the server; an upload also gets time for a slow connection. */
const longestMs = { json: 20_000, file: 90_000 }

async function request(
  method: string,
  path: string,
  content: Content = {},
): Promise<{ body: unknown; text: string; headers: Headers }> {
  const { json, form, csv, key } = content
  const sent = new Headers()
  const token = storedToken()
  if (token) sent.set('authorization', `Bearer ${token}`)
  if (json) sent.set('content-type', 'application/json')
  if (csv !== undefined) sent.set('content-type', 'text/csv')
  if (key) sent.set('idempotency-key', key)
  const response = await send(`/api${path}`, {
    method,
    headers: sent,
    body: form ?? csv ?? (json ? JSON.stringify(json) : null),
    cache: 'no-store',
    signal: AbortSignal.timeout(form || csv ? longestMs.file : longestMs.json),
  })
  const text = await response.text().catch(unreachable)
  // Refused for a token that a later log-in, here or in another tab, has replaced.
  const isRenewed = response.status === 401 && storedToken() && storedToken() !== token
  if (isRenewed) return request(method, path, content)
  const body = parse(text)
  if (!response.ok) {
    const retryAfterMs = 1000 * (Number(response.headers.get('retry-after')) || 0)
    throw new ApiError(response.status, textOf(body?.message), fieldOf(body?.field), retryAfterMs)
  }
  return { body, text, headers: response.headers }
}

/** How many bytes browsers still send for a closed page. */
const longestLast = 60_000

/** Sends a last request from a closing page. Returns false if the body is too long for that. */
export function lastCall(method: string, path: string, json: object): boolean {
  const body = JSON.stringify(json)
  if (new Blob([body]).size > longestLast) return false
  const headers = { authorization: `Bearer ${storedToken()}`, 'content-type': 'application/json' }
  // ignored: the page that could show it has closed.
  void fetch(`/api${path}`, { method, headers, body, keepalive: true }).catch(() => undefined)
  return true
}

function send(address: string, request: RequestInit): Promise<Response> {
  return fetch(address, request).catch(unreachable)
}

function unreachable(cause: unknown): never {
  throw new UnreachableError('no response', { cause })
}

function parse(text: string): { message?: unknown; field?: unknown } | undefined {
  try {
    return JSON.parse(text) as object
  } catch {
    return undefined
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function fieldOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
