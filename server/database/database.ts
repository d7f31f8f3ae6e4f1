import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The site's database, or a transaction on it. */
export type Database = Kysely<Tables>
