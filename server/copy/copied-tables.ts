import type { Tables } from '../database/tables.ts'

export type CopiedTable = {
  name: keyof Tables
  /** The columns that tell its rows apart. */
  key: string[]
  /** So many rows are in memory at a time; one that holds articles' texts may have a megabyte. */
  atOnce: number
  /** Whether only people change it: what is unlike then was written by somebody, and would be lost. */
  written?: boolean
}

/**
 * In the order in which one may refer to those before it. Lists and search are made anew. Sessions
 * and codes stay behind: ended in one place, they would go on opening the other. Kept assets stay
 * behind as well: the program that serves the copy stores its own when it starts.
 */
export const copiedTables: CopiedTable[] = [
  { name: 'doctors', key: ['number'], atOnce: 8, written: true },
  { name: 'blogs', key: ['number'], atOnce: 8, written: true },
  { name: 'blog_tags', key: ['blog_number', 'position'], atOnce: 500, written: true },
  { name: 'blog_solutions', key: ['blog_number', 'position'], atOnce: 500, written: true },
  { name: 'images', key: ['key'], atOnce: 500 },
  { name: 'enquiries', key: ['id'], atOnce: 100, written: true },
  { name: 'newsletter_subscriptions', key: ['id'], atOnce: 500, written: true },
  { name: 'mail_outbox', key: ['id'], atOnce: 100 },
  { name: 'admins', key: ['email'], atOnce: 500, written: true },
  { name: 'rate_limits', key: ['key'], atOnce: 500 },
  { name: 'idempotency_keys', key: ['key'], atOnce: 500 },
  { name: 'site_facts', key: ['name'], atOnce: 500 },
]

export const numberedTables = ['doctors', 'blogs'] as const

/** What people wrote: of what is deleted there nothing may stay in the target's files. */
export const personalTables = ['enquiries', 'newsletter_subscriptions', 'mail_outbox'] as const

export const leftOut = ['sessions', 'login_codes'] as const

/** Says where a copy came from: a fact of its own, which its source has not. */
export const originFact = 'copied-from'
