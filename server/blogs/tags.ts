import { setImmediate as afterOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import { medicalPages } from '../../content/medical-pages.ts'
import { foldText } from '../../shared/letters.ts'
import { limits } from '../../shared/limits.ts'
import type { SimilarTag, TagCount } from '../../shared/tag.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import { containsWords } from '../database/contains-words.ts'
import type { Database } from '../database/database.ts'
import { changeContent, inTransaction } from '../database/transaction.ts'
import { noteDraft } from '../records/audit-record.ts'
import type { Asker } from '../people/permit.ts'
import { lockDraft } from '../records/draft-row.ts'
import { isTag, retagBlogs, retagDraft, type TagChange } from './retag.ts'
import { type CountedTag, similarTags } from './similar-tags.ts'

export type Tags = ReturnType<typeof createTags>

/** How many articles or drafts are changed per transaction; other requests run in between. */
const atOnce = 5

const pageTags = new Map(medicalPages.map(({ shortName }) => [foldText(shortName), shortName]))

/** The tags of published articles. Tags that differ only in case or accents are the same. */
export function createTags(db: Database, clock: Clock) {
  const counts = (query: string) =>
    db
      .selectFrom('facet_counts')
      .select(['value as key', 'count'])
      .where('kind', '=', 'tag')
      .where(containsWords(db, sql.ref('value'), query ? [query] : []))

  /** Returns the spelling of the newest article with the tag. */
  async function spelling(key: string): Promise<string> {
    const known = await db
      .selectFrom('blog_facets')
      .innerJoin('blog_tags', (join) =>
        join
          .onRef('blog_tags.blog_number', '=', 'blog_facets.blog_number')
          .onRef('blog_tags.tag_key', '=', 'blog_facets.value'),
      )
      .select('blog_tags.tag')
      .where('blog_facets.kind', '=', 'tag')
      .where('blog_facets.value', '=', key)
      .orderBy('blog_facets.created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    // The last article with the tag may have lost it since it was counted.
    return known?.tag ?? key
  }

  const numbersOf = async (key: string) => {
    const rows = await db
      .selectFrom('blog_facets')
      .select('blog_number')
      .where('kind', '=', 'tag')
      .where('value', '=', key)
      .execute()
    return rows.map(({ blog_number }) => blog_number)
  }

  async function renameInDrafts(change: TagChange, { by, permit }: Asker): Promise<void> {
    const drafts = await db
      .selectFrom('drafts')
      .select('number')
      .where('kind', '=', 'blog')
      .where('fields', 'is not', null)
      .orderBy('number')
      .execute()
    for (const part of portions(drafts)) {
      await inTransaction(db, async (trx) => {
        await permit(trx)
        for (const { number } of part) {
          const draft = await lockDraft(trx, number)
          const at = clock().toISOString()
          if (!draft || !(await retagDraft(trx, draft, { change, now: at, by }))) continue
          await noteDraft(trx, draft, { at, by, action: 'changed', fields: ['draft', 'tags'] })
        }
      })
      await afterOthers()
    }
  }

  return {
    /** Returns tags that contain the text: the short names of medical pages first, then the most frequent. */
    async list(text: string): Promise<TagCount[]> {
      const query = foldText(text.trim())
      const ofPages = [...pageTags].filter(([key]) => key.includes(query))
      const known = await counts(query)
        .orderBy('count', 'desc')
        .orderBy('value')
        .limit(limits.tags + pageTags.size)
        .execute()
      const countOf = new Map(known.map(({ key, count }) => [key, count]))
      const first = ofPages.map(([key, tag]) => ({ tag, articles: countOf.get(key) ?? 0 }))
      const others = known
        .filter(({ key }) => !pageTags.has(key))
        .slice(0, limits.tags - first.length)
        .map(async ({ key, count }) => ({ tag: await spelling(key), articles: count }))
      return [...first.toSorted((a, b) => b.articles - a.articles), ...(await Promise.all(others))]
    },

    /** Returns tags that resemble a condition's short name or a more frequent tag, which comes with each. */
    async similar(): Promise<SimilarTag[]> {
      const known = await counts('').orderBy('count', 'desc').orderBy('value').execute()
      const countOf = new Map(known.map(({ key, count }) => [key, count]))
      const ofPages = [...pageTags.keys()].map((key) => ({ key, count: countOf.get(key) ?? 0 }))
      const others = known.filter(({ key, count }) => count > 0 && !pageTags.has(key))
      const pairs = await similarTags([...ofPages, ...others])
      const spelled = async ({ key, count }: CountedTag) => ({
        tag: pageTags.get(key) ?? (await spelling(key)),
        articles: count,
      })
      return Promise.all(
        pairs
          .filter(([{ key }]) => !pageTags.has(key))
          .slice(0, limits.similarTags)
          .map(async ([tag, like]) => ({ ...(await spelled(tag)), like: await spelled(like) })),
      )
    },

    /**
     * Renames a tag, in drafts too. If the new name is another tag, the two become one. Throws 404 if no
     * article has the tag.
     */
    async rename(tag: string, name: string, { by, permit }: Asker): Promise<TagCount> {
      const change = renaming(tag, name)
      const numbers = await numbersOf(foldText(tag))
      if (numbers.length === 0) throw new HttpError(404, 'Tag not found')
      for (const part of portions(numbers)) {
        await changeContent(db, async (trx) => {
          await permit(trx)
          return retagBlogs(trx, part, { change, clock, by })
        })
        await afterOthers()
      }
      await renameInDrafts(change, { by, permit })
      return { tag: name, articles: (await numbersOf(foldText(name))).length }
    },
  }
}

function renaming(tag: string, name: string): TagChange {
  const isOld = isTag(tag)
  const isNew = isTag(name)
  return (tags) => {
    if (!tags.some((one) => isOld(one) && one !== name)) return tags
    const renamed = tags.map((one) => (isOld(one) || isNew(one) ? name : one))
    return [...new Set(renamed)]
  }
}

function* portions<Item>(items: Item[]): Generator<Item[]> {
  for (let first = 0; first < items.length; first += atOnce) {
    yield items.slice(first, first + atOnce)
  }
}
