import type { Generated } from 'kysely'
import type { EnquiryState, SpamReason } from '../../shared/desk.ts'

/** Columns of enquiries and what follows from them as they are stored, part of `Tables`. */
export type EnquiryTables = {
  /** A trigger deletes what belongs to an enquiry with it. */
  enquiries: {
    id: string
    name: string
    email: string
    message: string
    created_at: string
    /** Name, e-mail, message and the mails, folded; null where it has to be made. */
    filter_text: string | null
    state: Generated<EnquiryState>
    spam_reason: Generated<SpamReason | null>
    spam_at: Generated<string | null>
    /** 1: staff marked this enquiry as spam, so new ones from its address are spam too. */
    marks_sender: Generated<number>
    unread: Generated<number>
    /** 1: the newest mail, automatic ones aside, is ours. */
    answered: Generated<number>
    /** A person's id. */
    assigned_to: Generated<string | null>
    last_at: Generated<string>
    updated_at: Generated<string>
    /** Hash of the message without case and white space; empty where an older version stored it. */
    message_key: Generated<string>
    /** How many of the oldest mails have no row any more. */
    dropped_mails: Generated<number>
  }
  enquiry_mails: {
    /** Of a reply also the id of its row in `mail_outbox`. */
    id: string
    enquiry_id: string
    direction: 'in' | 'out'
    /** With its angle brackets. */
    message_id: string
    /** Empty for replies. */
    from_address: string
    text: string
    /** JSON: a list of file names. */
    attachments: Generated<string>
    /** 1: an automatic answer. */
    auto: Generated<number>
    /** 0: its words are in the mailbox only. */
    kept: Generated<number>
    at: string
    /** Who replied. */
    person_id: string | null
    /** 1: a mail came back that says so. */
    failed: Generated<number>
    /** Message-ID of that mail. */
    bounce_id: string | null
  }
  enquiry_notes: { id: string; enquiry_id: string; text: string; at: string; person_id: string }
  enquiry_reads: { enquiry_id: string; person_id: string; first_at: string; last_at: string }
  enquiry_drafts: { enquiry_id: string; person_id: string; text: string; at: string }
  canned_answers: { id: string; title: string; text: string; updated_at: string }
  /** How far each mailbox of `IMAP_URL` was read. */
  mailboxes: {
    /** Without the password. */
    name: string
    /** When it may be looked at again: an instance that looks puts this off while it does. */
    due_at: string
    uid_validity: string | null
    last_uid: Generated<number>
    looked_at: string | null
  }
}
