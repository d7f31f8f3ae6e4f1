import { academy } from '../../../content/academy.ts'
import { type DeskFolder, deskFolders } from '../../../shared/desk.ts'
import type { AuditEntry } from '../../../shared/audit.ts'
import { folderNames } from '../desk/folder-names.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: academy.timeZone })

/** The day at the academy, as `23 November 2026`. */
export const academyDay = (iso: string) => day.format(new Date(iso))

/** What somebody did: `verb` the `object`, in detail. `object` is what may be a link. */
export type AuditSentence = { verb: string; object?: string; details?: string }

type Entry = Omit<AuditEntry, '_id' | 'by'>

/** Words for an entry, without who did it and when. */
export function auditSentence(entry: Entry): AuditSentence {
  const { action, kind, title, fields } = entry
  if (kind === 'session') return { verb: action }
  if (kind === 'enquiry') return ofEnquiry(entry)
  if (action === 'exported') return exported('the audit log', fields.slice(1))
  if (action.startsWith('passkey')) {
    const verb = action === 'passkey added' ? 'added a passkey of' : 'removed a passkey of'
    return { verb, object: title || 'their account' }
  }
  if (kind === 'search') return { verb: `${action} the ${fields[0]} of`, object: nameOf(entry) }
  const object = kind === 'person' ? title || 'a person' : nameOf(entry)
  const verb = kind === 'person' || kind === 'site' ? action : `${action} the ${kind}`
  return { verb, object, ...detailsOf(fields) }
}

const acts: Partial<Record<AuditEntry['action'], string>> = {
  read: 'read',
  replied: 'answered',
  noted: 'wrote a note on',
  sent: 'sent a reply again to',
  created: 'wrote down',
}

function ofEnquiry({ action, record, recordAt, fields }: Entry): AuditSentence {
  if (fields[0] === 'person') {
    const verb = action === 'erased' ? 'erased' : 'looked up'
    return { verb: `${verb} everything about one person` }
  }
  if (action === 'exported') return exported(folderCalled(fields[0]), fields.slice(1))
  if (action === 'read' && record === '') {
    const [how, folder] = fields
    if (!folder) return { verb: 'read the list of all enquiries in Form Submissions' }
    const verb = how === 'search' ? 'searched' : 'looked at'
    return { verb: `${verb} ${folderCalled(folder)}` }
  }
  const object = recordAt ? `the enquiry of ${academyDay(recordAt)}` : 'an enquiry since deleted'
  const words = action === 'replied' ? repliesToo : changes
  const details = fields.map((name) => words[name] ?? name).join(', ')
  return { verb: acts[action] ?? action, object, ...(details && { details }) }
}

/** What else a reply did. */
const repliesToo: Record<string, string> = {
  assignedTo: 'and took it over',
  state: 'and closed it',
}
const changes: Record<string, string> = {
  assignedTo: 'who answers it',
  state: 'its state',
  unread: 'read or unread',
  later: 'the day until which it is put off',
  settled: 'a failed reply is settled',
  failedAgain: 'a failed reply is no longer settled',
  danger: 'seen: not urgent',
  dangerAgain: 'it may be urgent again',
  email: 'the address of the patient',
  attachment: 'an attached file',
}

function exported(what: string, fields: string[]): AuditSentence {
  const rows = fields.at(-1) ?? ''
  const range = fields.slice(0, -1).join(' ')
  return { verb: `exported ${rows} of ${what}`, ...(range && { details: range }) }
}

function folderCalled(name = ''): string {
  const folder = deskFolders.find((known) => known === name)
  if (!folder || folder === 'all') return 'the enquiries in all folders but spam'
  return `the enquiries in ${folderNames[folder satisfies DeskFolder]}`
}

function nameOf({ kind, title, record, fields }: Entry): string {
  if (title) return `“${title}”`
  if (record.startsWith('new.')) return '(no title)'
  if (record) return record
  return kind === 'site' ? (fields[0] ?? 'the site') : ''
}

const detailsOf = (fields: string[]) =>
  fields.length > 0
    ? {
        details: fields
          .map((name) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
          .join(', '),
      }
    : {}
