/** What the server counts the senders of forms by; it sets this header itself. */
export function clientSource(request: Request): string {
  return request.headers.get('x-client-source') ?? ''
}

/** Whether the server refused a form because too many came from one place. */
export function isTooMany(error: unknown): error is Error {
  return error instanceof Error && 'status' in error && error.status === 429
}
