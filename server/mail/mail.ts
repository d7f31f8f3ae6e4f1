// A mail, and what sends one.

export type Mail = {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  unsubscribeUrl?: string
  /** The list's identifier (RFC 2919), without angle brackets. */
  listId?: string
  /** The mail is deleted along with this enquiry. */
  enquiryId?: string
  /** Including the angle brackets; derived from the id by default. */
  messageId?: string
  /** Message-IDs of the conversation, oldest first. */
  references?: string[]
  /** Sent before all other mail that waits in its lane. */
  isUrgent?: boolean
  /** Mails of one lane do not wait for those of another. `notices` by default. */
  lane?: MailLane
}

/** The desk's replies and what may be urgent; what staff are told; the rest. */
export const lanes = { desk: 1, notices: 2, rest: 3 } as const
export type MailLane = keyof typeof lanes

export type SendOptions = {
  /** Called when the server is ready for the message; the message follows when it resolves. */
  onData?: () => Promise<void>
  /** How long the server may take to answer the end of a message, in ms; 20 seconds by default. */
  patienceMs?: number
  /** Ends the connection. */
  signal?: AbortSignal
}

/** A mail with the id that its Message-ID is derived from, so that retries keep the same Message-ID. */
export type IdentifiedMail = Mail & { id: string }

export type MailTransport = {
  /** The mail server's host and port, or the folder, for the log. Must not contain the password. */
  place: { host: string } | { folder: string }
  /**
   * Resolves to the server's response, or to the path of the file. Throws an error for which `isEndUnknown` if
   * the server may have taken the mail without saying so.
   */
  send(mail: IdentifiedMail, options?: SendOptions): Promise<string>
  /** Throws if mail can't be sent now: no connection, a bad certificate, a failed log-in, no folder. */
  check(): Promise<void>
  /**
   * Throws as `check` does, and if the server refuses the sender or all of these recipients. Stops
   * before the first byte of a message, so nothing is delivered.
   */
  offer(recipients: string[]): Promise<void>
  /** Closes the kept connection, if any. */
  close(): void
}
