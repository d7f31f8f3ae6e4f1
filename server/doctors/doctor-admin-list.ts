import { sql } from 'kysely'
import type { Doctor, DoctorListQuery, DoctorOrder, DoctorRow } from '../../shared/doctor.ts'
import type { RowDraft } from '../../shared/draft.ts'
import { limits } from '../../shared/limits.ts'
import { valueText } from '../../shared/value-text.ts'
import { containsWords, filterWords } from '../database/contains-words.ts'
import type { Database } from '../database/database.ts'
import { inOrder } from '../listing/by-number.ts'
import { cleanStored } from '../html/clean-stored.ts'
import { type Section, sectionOf } from '../listing/paginate.ts'
import type { Holder } from '../people/permit.ts'
import { type RowOfDraft, rowsInState } from '../records/lists/list-rows.ts'
import { createDoctorEntries } from './doctor-entries.ts'
import { doctorJson } from './doctor-json.ts'

type Listing = Partial<DoctorListQuery> & { page: number; limit: number }
type RowListing = Listing & { person: Holder }

/**
 * The panel's list of doctors whose name, e-mail, location and other texts contain all words of the query.
 */
export function createDoctorList(db: Database) {
  const updateEntries = createDoctorEntries(db)

  const found = (query = '') =>
    db
      .selectFrom('doctors')
      .leftJoin('doctor_entries as entry', 'entry.doctor_number', 'doctors.number')
      .where(containsWords(db, sql.ref('entry.text'), filterWords(query)))

  async function count({ query }: Listing): Promise<number> {
    await updateEntries()
    const { total } = await found(query)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }

  function sorted({ query, sort = 'date' }: Listing) {
    const direction = sort.startsWith('-') ? 'desc' : 'asc'
    const order = sort.replace('-', '') as DoctorOrder
    return found(query).orderBy(sortKeys[order], direction).orderBy('doctors.number', direction)
  }

  /** Returns the numbers of one section of the published doctors. */
  async function published(listing: Listing, { limit, offset }: Section) {
    const total = await count(listing)
    if (limit === 0) return { numbers: [], total }
    const rows = await sorted(listing)
      .select('doctors.number')
      .limit(limit)
      .offset(offset)
      .execute()
    return { numbers: rows.map(({ number }) => number), total }
  }

  async function rowsOfDoctors(
    numbers: number[],
    drafts: Map<number, RowDraft>,
  ): Promise<DoctorRow[]> {
    const rows = await found()
      .select(['doctors.number', 'doctors.id', 'doctors.name', 'doctors.email', 'doctors.location'])
      .select(['doctors.image_url', 'doctors.created_at', 'doctors.updated_at'])
      .select(sql<string>`substr(doctors.description, 1, ${limits.excerpt})`.as('excerpt'))
      .where('doctors.number', 'in', numbers)
      .execute()
    return inOrder(numbers, rows).map((row) => ({
      _id: row.id,
      name: row.name,
      email: row.email,
      location: row.location,
      image_url: row.image_url,
      description: cleanStored(row.excerpt),
      draft: drafts.get(row.number) ?? null,
      date: row.created_at,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }))
  }

  return {
    /**
     * Returns one page of whole published doctors, in the order in which they were added unless `sort` says
     * otherwise.
     */
    async whole(listing: Listing): Promise<{ items: Doctor[]; total: number }> {
      const total = await count(listing)
      const { limit, offset } = sectionOf(listing)
      if (limit === 0) return { items: [], total }
      const rows = await sorted(listing).selectAll('doctors').limit(limit).offset(offset).execute()
      return { items: rows.map(doctorJson), total }
    },

    /** Returns one page of rows in the state. `all` begins with the drafts of unpublished doctors. */
    rows: (listing: RowListing): Promise<{ items: DoctorRow[]; total: number }> =>
      rowsInState(db, 'doctor', listing, {
        published: (section) => published(listing, section),
        rowsOfRecords: rowsOfDoctors,
        rowsOfDrafts: (drafts) => drafts.map(rowOfDraft),
      }),
  }
}

const sortKeys = {
  name: sql`doctors.name_key`,
  email: sql`coalesce(entry.email_key, '')`,
  location: sql`coalesce(entry.location_key, '')`,
  date: sql`doctors.created_at`,
}

function rowOfDraft({ fields, ...row }: RowOfDraft): DoctorRow {
  return {
    ...row,
    name: valueText(fields['name']),
    email: valueText(fields['email']),
    location: valueText(fields['location']),
    image_url: valueText(fields['image_url']),
    description: '',
  }
}
