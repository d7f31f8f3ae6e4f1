import { randomBytes } from 'node:crypto'
import type { PageWords, SiteWords } from '../../../content/words/live.ts'
import { changeWords, findWordPage } from '../../../content/words/word-pages.ts'
import type { Blog } from '../../../shared/blog.ts'
import type { NewPreviewLink, PreviewLink } from '../../../shared/draft.ts'
import { limits } from '../../../shared/limits.ts'
import { recordKinds } from '../../../shared/record-kinds.ts'
import type { Clock } from '../../core/clock.ts'
import { HttpError } from '../../core/errors.ts'
import { tokenHash } from '../../core/keyed-hash.ts'
import type { Database } from '../../database/database.ts'
import { isStorageFailure } from '../../database/storage-failure.ts'
import { inTransaction } from '../../database/transaction.ts'
import { findLockedAt, type Permit } from '../../people/permit.ts'
import { noteDraft } from '../audit-record.ts'
import { mayDraft } from '../draft-rights.ts'
import { type DraftRow, fieldsOf, joinedDrafts, keyOf, stateOf } from '../draft-row.ts'
import { cleanFields } from '../drafts/draft-json.ts'
import { readSiteWords } from '../../database/site-words.ts'
import { currentFields } from '../record-fields.ts'
import { findRow, lockByKey } from '../find-draft.ts'
import { previewArticle } from './preview-article.ts'

export type PreviewLinks = ReturnType<typeof createPreviewLinks>

/** `path`: of the published article or page. `words`: those of the whole site, with the draft's. */
type Preview =
  | { state: 'words'; path: string; words: SiteWords; savedAt: string }
  | { state: 'published'; path: string }
  | { state: 'unpublished'; article: Blog; savedAt: string }

const tokenPattern = /^[A-Za-z0-9_-]{43}$/
const dayMs = 24 * 60 * 60_000

/**
 * Links that show a draft of an article to people without an account. A token is returned once and stored
 * as a hash. All but `open` throw 404 if a key names nothing.
 */
export function createPreviewLinks(db: Database, clock: Clock, siteUrl: string) {
  const isoNow = () => clock().toISOString()

  function live(trx: Database, draftNumber: number) {
    return trx
      .selectFrom('preview_links')
      .where('draft_number', '=', draftNumber)
      .where('expires_at', '>', isoNow())
      .where('published_at', 'is', null)
  }

  function noteLink(
    trx: Database,
    row: DraftRow,
    act: { by: string; action: 'created' | 'deleted' },
  ): Promise<void> {
    return noteDraft(trx, row, { ...act, at: isoNow(), fields: ['preview link'] })
  }

  /** Counts a view. If nothing can be stored, the page is shown all the same. */
  async function noteView(id: string): Promise<void> {
    // unaudited: a reader viewed it
    await db
      .updateTable('preview_links')
      .set((eb) => ({ seen_at: isoNow(), views: eb('views', '+', 1) }))
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        if (!isStorageFailure(error)) throw error
      })
  }

  return {
    /** Throws 400 for a doctor's draft, 409 if there are too many links or the draft is in the trash. */
    make(
      key: string,
      { days, note, email, permit }: { days: number; note: string; email: string; permit: Permit },
    ): Promise<NewPreviewLink> {
      return inTransaction(db, async (trx) => {
        await permit(trx)
        const row = await lockByKey(trx, key)
        if (!recordKinds[row.kind].hasPreview) {
          throw new HttpError(400, 'Only articles and words of the site have previews.')
        }
        if (stateOf(row) === 'trash') throw new HttpError(409, 'This is in the trash.')
        const { count } = await live(trx, row.number)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
        if (count >= limits.draft.previewLinks) throw new HttpError(409, 'Revoke a link first.')
        const token = randomBytes(32).toString('base64url')
        const id = randomBytes(16).toString('hex')
        const expiresAt = new Date(clock().getTime() + days * dayMs).toISOString()
        await trx
          .insertInto('preview_links')
          .values({
            id,
            draft_number: row.number,
            token_hash: tokenHash(token),
            note,
            created_at: isoNow(),
            created_by: email,
            expires_at: expiresAt,
          })
          .execute()
        await noteLink(trx, row, { by: email, action: 'created' })
        return { _id: id, url: `${siteUrl}/preview/${token}`, expiresAt }
      })
    },

    /** Lists the links that still work, newest first. */
    async list(key: string): Promise<PreviewLink[]> {
      const rows = await live(db, (await findRow(db, key)).number)
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        _id: row.id,
        note: row.note,
        createdAt: row.created_at,
        createdBy: row.created_by,
        expiresAt: row.expires_at,
        seenAt: row.seen_at,
        views: row.views,
      }))
    },

    /** Does nothing if the link has ended already. Throws 404 for a link to another draft. */
    revoke(
      key: string,
      id: string,
      { email, permit }: { email: string; permit: Permit },
    ): Promise<void> {
      return inTransaction(db, async (trx) => {
        await permit(trx)
        const row = await findRow(trx, key)
        const revoked = await trx
          .deleteFrom('preview_links')
          .where('draft_number', '=', row.number)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst()
        if (revoked) return noteLink(trx, row, { by: email, action: 'deleted' })
        const other = await trx
          .selectFrom('preview_links')
          .select('id')
          .where('id', '=', id)
          .executeTakeFirst()
        // The link still works, so this must not look like success.
        if (other) throw new HttpError(404, 'Preview link not found')
      })
    },

    /**
     * Returns what the link shows. When its draft is published a link ends for good: from then on it leads
     * to the article and never shows later changes. Returns undefined if the link is unknown, expired or
     * revoked, if it has ended and the article is no longer published, if the draft is in the trash, or if
     * the link's creator would not be allowed to create it now.
     */
    async open(token: string): Promise<Preview | undefined> {
      if (!tokenPattern.test(token)) return undefined
      const link = await db
        .selectFrom('preview_links')
        .select(['id', 'draft_number', 'created_by', 'published_at'])
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', isoNow())
        .executeTakeFirst()
      const row: DraftRow | undefined =
        link &&
        (await joinedDrafts(db)
          .selectAll('drafts')
          .where('drafts.number', '=', link.draft_number)
          .executeTakeFirst())
      if (!link || !row || stateOf(row) === 'trash') return undefined
      const hasEnded = link.published_at !== null
      if (hasEnded && row.live_id === null) return undefined
      const maker = await findLockedAt(db, link.created_by)
      if (!maker || !(await mayDraft(db, maker, keyOf(row), 'articles.write'))) return undefined
      await noteView(link.id)
      const page = row.kind === 'words' ? findWordPage(row.live_id ?? '') : undefined
      const path = page?.address ?? `/articles/${row.live_id}`
      if (hasEnded || row.fields === null) return { state: 'published', path }
      if (page) {
        const values = cleanFields('words', fieldsOf(row) ?? {}) as PageWords
        const words = changeWords(await readSiteWords(db), page.key, values)
        return { state: 'words', path, words, savedAt: row.updated_at }
      }
      const article = await previewArticle(db, row, await currentFields(db, row), clock())
      return { state: 'unpublished', article, savedAt: row.updated_at }
    },
  }
}
