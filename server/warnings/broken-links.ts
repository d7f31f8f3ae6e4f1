import { recordFields } from '../../shared/draft-fields.ts'
import { type DraftKind, recordKinds } from '../../shared/record-kinds.ts'
import { scopeOf } from '../../shared/rights.ts'
import type { Warning } from '../../shared/warning.ts'
import type { BrokenPage } from '../own-links/own-links.ts'
import { idsOfOwnArticles } from '../people/own-records.ts'
import { isOwnOnly } from '../people/permit.ts'
import type { Person } from '../people/person.ts'
import type { WarningSource } from './warning-source.ts'

/** The next ones appear when these are mended. */
const mostListed = 20

/** Links of ours that lead nowhere, each with where it stands. */
export const brokenLinks: WarningSource = {
  right: 'articles.read',
  async read({ db, ownLinks }, person) {
    const own = isOwnOnly(person, 'articles.read')
    const articles = own ? [...(await idsOfOwnArticles(db, person))] : undefined
    const profiles = own ? [person.doctorId ?? ''] : undefined
    const pages = [
      ...(await ownLinks.broken('blog', mostListed, articles)),
      ...(await ownLinks.broken('doctor', mostListed, profiles)),
      ...(own ? [] : await ownLinks.brokenWords(mostListed)),
    ]
    return pages.map((page) => warningOf(page, person))
  },
}

function warningOf(page: BrokenPage, person: Person): Warning {
  const { kind, record, title, links } = page
  const places = links.map(({ field, address }) => address + placeOf(page, field)).join(', ')
  const text =
    links.length === 1
      ? `A link in “${title}” leads nowhere: ${places}`
      : `${links.length} links in “${title}” lead nowhere: ${places}`
  return {
    key: `broken-links ${kind} ${record}`,
    text,
    count: links.length,
    href: hrefOf(page, person),
  }
}

const isRecord = (kind: BrokenPage['kind']): kind is DraftKind => kind in recordKinds

/** Where in the text a link stands. */
function placeOf({ kind }: BrokenPage, field: string): string {
  const fields: Record<string, { label?: string }> = isRecord(kind) ? recordFields[kind] : {}
  const label = fields[field]?.label ?? field
  return label && ` (${label})`
}

/** The form in which the text is edited; of words that come with the site, their page. */
function hrefOf({ kind, record }: BrokenPage, { role }: Person): string {
  if (kind === 'content') return record
  if (kind === 'words') return `/admin/words/${encodeURIComponent(record)}`
  const query = new URLSearchParams({ id: record })
  const right = kind === 'blog' ? 'articles.write' : 'doctors.write'
  if (!scopeOf(role, right)) query.set('view', '1')
  return `${recordKinds[kind].form}?${query}`
}
