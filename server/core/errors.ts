/** An unsuccessful response: its status and a message that the caller may read. */
export class HttpError extends Error {
  readonly status: number
  readonly field: string | undefined
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    message: string,
    options: { field?: string; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.status = status
    this.field = options.field
    this.retryAfter = options.retryAfter
  }
}

/** Why the process can't start, in one line that names the variable at fault. */
export class StartError extends Error {
  /** Whether a later start may succeed with the same settings, for example because a server was down. */
  readonly mayPass: boolean

  constructor(
    variable: string,
    problem: string,
    { mayPass = false, ...options }: ErrorOptions & { mayPass?: boolean } = {},
  ) {
    super(`${variable}: ${problem}`, options)
    this.mayPass = mayPass
  }
}
