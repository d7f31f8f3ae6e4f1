/** A response that is not a success: its status and the message that the caller may read. */
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

/** Why the process can't start: one line that names the variable at fault. */
export class StartError extends Error {
  /** Whether a later start may succeed although nobody changed a setting: a server was away. */
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
