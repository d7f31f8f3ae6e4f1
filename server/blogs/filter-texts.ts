// What the panel's list of articles is filtered by, next to the author: title, brief description, tags.
import { setImmediate as afterOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import { foldText } from '../../shared/letters.ts'
import type { Database } from '../database/database.ts'
import { inTransaction, lockFor } from '../database/transaction.ts'
import { valuesOfBlogs } from '../listing/values-of-blogs.ts'

const atOnce = 200

type Place = { created_at: string; number: number }

/**
 * Writes the texts that are missing or out of date: those of new and changed articles, and after an
 * upgrade those of all. They are made here rather than by every writer, because an older version may
 * write to the same database.
 */
export function createFilterTexts(db: Database) {
  let checked: number | undefined

  /** The last of the articles that were looked at; undefined where none was out of date. */
  async function updateSome(after: Place): Promise<Place | undefined> {
    const outdated = await db
      .selectFrom('blogs')
      .leftJoin('blog_filter_texts as known', 'known.blog_number', 'blogs.number')
      .select(['blogs.created_at', 'blogs.number'])
      .where(
        sql<boolean>`(blogs.created_at, blogs.number) > (${after.created_at}, ${after.number})`,
      )
      .where(sql<boolean>`known.updated_at is distinct from blogs.updated_at`)
      .orderBy('blogs.created_at')
      .orderBy('blogs.number')
      .limit(atOnce)
      .execute()
    if (outdated.length === 0) return undefined
    await inTransaction(db, async (trx) => {
      await lockFor(trx, 'content')
      await writeTexts(
        trx,
        outdated.map(({ number }) => number),
      )
    })
    return outdated.at(-1)
  }

  return {
    async update(): Promise<void> {
      const { number } = await db
        .selectFrom('content_version')
        .select('number')
        .executeTakeFirstOrThrow()
      if (number === checked) return
      let place: Place | undefined = { created_at: '', number: 0 }
      while (place) {
        // oxlint-disable-next-line no-await-in-loop
        place = await updateSome(place)
        // After an upgrade this may take a while: other requests get their turn.
        // oxlint-disable-next-line no-await-in-loop
        if (place) await afterOthers()
      }
      checked = number
    },
  }
}

async function writeTexts(trx: Database, numbers: number[]): Promise<void> {
  const blogs = await trx
    .selectFrom('blogs')
    .select(['number', 'updated_at', 'title', 'brief_description'])
    .where('number', 'in', numbers)
    .execute()
  if (blogs.length === 0) return
  const tags = await valuesOfBlogs(trx, { table: 'blog_tags', column: 'tag' }, numbers)
  const texts = blogs.map(({ number, updated_at, title, brief_description }) => ({
    blog_number: number,
    updated_at,
    text: foldText([title, brief_description, ...(tags.get(number) ?? [])].join(' ')),
  }))
  await trx
    .insertInto('blog_filter_texts')
    .values(texts)
    .onConflict((conflict) =>
      conflict.column('blog_number').doUpdateSet(({ ref }) => ({
        updated_at: ref('excluded.updated_at'),
        text: ref('excluded.text'),
      })),
    )
    .execute()
}
