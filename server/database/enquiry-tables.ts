import type { Generated } from 'kysely'
import type { EnquiryChannel, EnquiryState, SpamReason } from '../../shared/desk.ts'

/** Database columns of enquiries and their conversations, part of `Tables`. */
export type EnquiryTables = {
  /** A trigger deletes an enquiry's dependent rows with it. */
  enquiries: {
    id: string
    name: string
    email: string
    message: string
    /** The version of the privacy policy that the sender agreed to; null if unknown. */
    consent: Generated<string | null>
    created_at: string
    /** Name, e-mail, message and mails, folded for filtering; null until it is rebuilt. */
    filter_text: string | null
    state: Generated<EnquiryState>
    spam_reason: Generated<SpamReason | null>
    spam_at: Generated<string | null>
    /** 1: staff marked this enquiry as spam, so new ones from its address are spam too. */
    marks_sender: Generated<number>
    unread: Generated<number>
    /** 1: the newest mail, not counting automatic ones, is ours. */
    answered: Generated<number>
    /** A person's id. */
    assigned_to: Generated<string | null>
    last_at: Generated<string>
    updated_at: Generated<string>
    /** Hash of the message, ignoring case and white space; empty in rows from older versions. */
    message_key: Generated<string>
    /** How many of the oldest mails were dropped from the conversation. */
    dropped_mails: Generated<number>
    /** 1: a reply failed, and has neither left since nor been settled. */
    failed: Generated<number>
    /** Since when it waits for whom it waits for; of one put off, when it will wait for staff again. */
    waiting_since: Generated<string>
    /** The day until which it is put off, as `2026-07-17` in the academy's time zone. */
    later: Generated<string | null>
    put_off_at: Generated<string | null>
    /** When words of danger came, until staff have seen to them. */
    danger_at: Generated<string | null>
    /** JSON: a list of the words found. */
    danger_words: Generated<string | null>
    channel: Generated<EnquiryChannel>
    /** Of a call or a visit; empty if unknown. */
    telephone: Generated<string>
    /** JSON: the text or doctor that the contact form was opened from. */
    about: Generated<string | null>
    /** JSON: what the patient says about an appointment. */
    wish: Generated<string | null>
    /** When staff were last told by mail that it was assigned to them. */
    told_assigned_at: Generated<string | null>
    told_answered_at: Generated<string | null>
    told_failed_at: Generated<string | null>
    /** Number of the last file that a mail of it had attached. */
    last_file: Generated<number>
  }
  enquiry_mails: {
    /** For a reply, also the id of its row in `mail_outbox`. */
    id: string
    enquiry_id: string
    direction: 'in' | 'out'
    /** Includes its angle brackets. */
    message_id: string
    /** Empty for replies. */
    from_address: string
    text: string
    /** JSON: a list of file names. */
    attachments: Generated<string>
    /** JSON: the same files as `KeptFile`s. */
    files: Generated<string>
    /** 1: the mail that the enquiry began with; its words are the enquiry's message. */
    opening: Generated<number>
    /** 1: it named none of our mails, and joined the conversation by the address of its sender. */
    joined: Generated<number>
    /** 1: an automatic reply. */
    auto: Generated<number>
    /** 0: the text is kept in the mailbox only. */
    kept: Generated<number>
    at: string
    /** The person who replied. */
    person_id: string | null
    /** 1: delivery failed; 2: it failed, and is being tried again. */
    failed: Generated<number>
    /** Message-ID of the bounce. */
    bounce_id: string | null
    /** Why delivery failed, in the mail server's words. */
    failure: Generated<string | null>
    /** 1: staff have seen to the failure. */
    settled: Generated<number>
  }
  enquiry_notes: { id: string; enquiry_id: string; text: string; at: string; person_id: string }
  enquiry_reads: { enquiry_id: string; person_id: string; first_at: string; last_at: string }
  enquiry_drafts: { enquiry_id: string; person_id: string; text: string; at: string }
  /** Who has an enquiry open; a row counts for a few seconds. */
  enquiry_presence: { enquiry_id: string; person_id: string; at: string }
  /** `rows` is JSON: what an act on enquiries changed, without anything of a patient. */
  enquiry_undos: { id: string; person_id: string; at: string; rows: string }
  canned_answers: { id: string; title: string; text: string; updated_at: string }
  /** How far each mailbox (`IMAP_URL`) has been read. */
  mailboxes: {
    /** The mailbox URL without the password. */
    name: string
    /** When it may next be checked; an instance that is checking it postpones this. */
    due_at: string
    uid_validity: string | null
    last_uid: Generated<number>
    looked_at: string | null
  }
}
