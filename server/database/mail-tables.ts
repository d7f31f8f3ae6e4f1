import type { Generated } from 'kysely'

/** Database columns of mails that wait to be sent, part of `Tables`. */
export type MailTables = {
  mail_outbox: {
    id: string
    recipient: string
    reply_to: string | null
    subject: string
    text: string
    html: string
    /** URL for one-click unsubscribing, if the mail needs one. */
    unsubscribe_url: string | null
    created_at: string
    attempts: Generated<number>
    next_attempt_at: string
    /** The enquiry that the mail is about. */
    enquiry_id: string | null
    /** Includes its angle brackets; null: derived from `id`. */
    message_id: string | null
    /** Message-IDs of the conversation, oldest first, separated by spaces. */
    reference_ids: string | null
    /** A number of `lanes`. */
    lane: Generated<number>
    /** How often a mail server may have got all of it without saying what became of it. */
    begun: Generated<number>
  }
}
