/** Identifies a form's sender for rate limits; the server itself sets this header. */
export function clientSource(request: Request): string {
  return request.headers.get('x-client-source') ?? ''
}

/** Whether the server refused a form because too many came from one source. */
export function isTooMany(error: unknown): error is Error {
  return error instanceof Error && 'status' in error && error.status === 429
}
