import { foldText } from '../../shared/letters.ts'
import type { Database } from '../database/database.ts'
import { isMeant, type Whose } from './address-key.ts'
import { namesAddress } from './addresses-in-text.ts'
import { walkRows } from './walk-rows.ts'

/** A row of somebody else whose texts name the person's address. */
export type Mention = {
  table:
    | 'enquiries'
    | 'enquiry_mails'
    | 'enquiry_notes'
    | 'enquiry_drafts'
    | 'mail_outbox'
    | 'remarks'
    | 'remark_replies'
  key: Record<string, string>
  enquiry: string | null
}

/** Ids of all that belongs to a person, by where it is. */
export type Found = {
  enquiries: string[]
  /** Mails in conversations that began from another address, and those conversations. */
  mails: { id: string; enquiry: string }[]
  subscriptions: string[]
  /** Mails to the person, or in their name, in the queue: waiting, or given up. */
  queued: string[]
  mentions: Mention[]
}

/**
 * Finds all that belongs to a person: what is stored under their address, and calls without an address
 * that name it or have the name and number of another call of theirs.
 */
export async function findPerson(db: Database, whose: Whose): Promise<Found> {
  const isTheirs = (at: string) => (address: string) => isMeant(whose, address, at)
  const naming = (at: string, ...texts: (string | null)[]) =>
    texts.some((text) => text?.includes('@') && namesAddress(text, isTheirs(at)))

  const notes: Mention[] = []
  for await (const { id, enquiry_id, text, at } of walkRows(
    db,
    'enquiry_notes',
    ['id'],
    ['enquiry_id', 'text', 'at'],
  )) {
    if (naming(at, text)) notes.push({ table: 'enquiry_notes', key: { id }, enquiry: enquiry_id })
  }
  const { enquiries, mentions } = await findEnquiries(db, { isTheirs, naming, notes })
  const found: Found = {
    enquiries: [],
    mails: [],
    subscriptions: [],
    queued: [],
    mentions,
  }
  const others = (mention: Mention) => {
    if (!enquiries.has(mention.enquiry ?? '')) mentions.push(mention)
  }
  for (const note of notes) others(note)

  for await (const mail of walkRows(
    db,
    'enquiry_mails',
    ['id'],
    ['enquiry_id', 'from_address', 'opening', 'text', 'attachments', 'files', 'failure', 'at'],
  )) {
    const { id, enquiry_id: enquiry, from_address, at } = mail
    if (enquiries.has(enquiry)) continue
    const isFromThem = isTheirs(at)(from_address)
    // Staff may have corrected the address of an enquiry that began with a mail from this one.
    if (isFromThem && Number(mail.opening) === 1) enquiries.add(enquiry)
    else if (isFromThem) found.mails.push({ id, enquiry })
    else if (naming(at, mail.text, mail.attachments, mail.files, mail.failure)) {
      others({ table: 'enquiry_mails', key: { id }, enquiry })
    }
  }
  for await (const { enquiry_id, person_id, text, at } of walkRows(
    db,
    'enquiry_drafts',
    ['enquiry_id', 'person_id'],
    ['text', 'at'],
  )) {
    const key = { enquiry_id, person_id }
    if (naming(at, text)) others({ table: 'enquiry_drafts', key, enquiry: enquiry_id })
  }
  for await (const { id, email, requested_at } of walkRows(
    db,
    'newsletter_subscriptions',
    ['id'],
    ['email', 'requested_at'],
  )) {
    if (isTheirs(requested_at)(email)) found.subscriptions.push(id)
  }
  for await (const mail of walkRows(
    db,
    'mail_outbox',
    ['id'],
    ['recipient', 'reply_to', 'subject', 'text', 'html', 'enquiry_id', 'created_at'],
  )) {
    const { id, recipient, reply_to, enquiry_id, created_at } = mail
    if ([recipient, reply_to ?? ''].some(isTheirs(created_at))) found.queued.push(id)
    else if (naming(created_at, mail.subject, mail.text, mail.html)) {
      others({ table: 'mail_outbox', key: { id }, enquiry: enquiry_id })
    }
  }
  mentions.push(...(await findRemarks(db, naming)))
  return { ...found, enquiries: [...enquiries] }
}

/** Remarks on texts, and replies, that name the person: whoever has no name is called by their address. */
async function findRemarks(db: Database, naming: Matching['naming']): Promise<Mention[]> {
  const mentions: Mention[] = []
  const note = (table: 'remarks' | 'remark_replies', id: string) =>
    mentions.push({ table, key: { id }, enquiry: null })
  for await (const row of walkRows(
    db,
    'remarks',
    ['id'],
    ['quote', 'anchor', 'body', 'suggestion', 'author_name', 'closed_by', 'created_at'],
  )) {
    const { quote, anchor, body, suggestion, author_name, closed_by } = row
    const texts = [quote, anchor, body, suggestion, author_name, closed_by]
    if (naming(row.created_at, ...texts)) note('remarks', row.id)
  }
  for await (const { id, body, author_name, created_at } of walkRows(
    db,
    'remark_replies',
    ['id'],
    ['body', 'author_name', 'created_at'],
  )) {
    if (naming(created_at, body, author_name)) note('remark_replies', id)
  }
  return mentions
}

type Matching = {
  isTheirs: (at: string) => (address: string) => boolean
  naming: (at: string, ...texts: (string | null)[]) => boolean
  notes: Mention[]
}

async function findEnquiries(db: Database, { isTheirs, naming, notes }: Matching) {
  const enquiries = new Set<string>()
  const mentions: Mention[] = []
  const noted = new Set(notes.map(({ enquiry }) => enquiry))
  const callers = new Set<string>()
  const calls: { id: string; caller: string }[] = []
  for await (const row of walkRows(
    db,
    'enquiries',
    ['id'],
    ['email', 'name', 'telephone', 'message', 'about', 'wish', 'created_at'],
  )) {
    const { id, email, name, telephone, message, created_at: at } = row
    const isNaming = naming(at, name, message, row.about, row.wish)
    const caller = telephone && `${telephone.replaceAll(/\D/g, '')} ${foldText(name)}`
    if (isTheirs(at)(email) || (email === '' && (isNaming || noted.has(id)))) {
      enquiries.add(id)
      if (caller) callers.add(caller)
    } else if (email === '' && caller) calls.push({ id, caller })
    else if (isNaming) mentions.push({ table: 'enquiries', key: { id }, enquiry: id })
  }
  for (const { id, caller } of calls) if (callers.has(caller)) enquiries.add(id)
  return { enquiries, mentions }
}
