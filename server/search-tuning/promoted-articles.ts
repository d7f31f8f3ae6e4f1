import { randomBytes } from 'node:crypto'
import { limits } from '../../shared/limits.ts'
import { type PromotedArticle, type PromotedInput, wordsKey } from '../../shared/searches.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { selectForShare } from '../database/select-for-update.ts'
import { auditTuning, changeTuning, type Editor } from './change-tuning.ts'

export type PromotedArticles = ReturnType<typeof createPromotedArticles>

const most = limits.promoted.total

/** Articles that editors recommend for searches that hold certain words. */
export function createPromotedArticles(db: Database, clock: Clock) {
  return {
    /** Newest first. */
    list: (): Promise<PromotedArticle[]> => readAll(db),

    /**
     * Throws 400 if there is no such article, and 409 if there are as many as there may be. Recommending an
     * article again for the same words changes nothing.
     */
    create: (editor: Editor, { words, articleId }: PromotedInput): Promise<PromotedArticle> =>
      changeTuning(db, editor, async (trx) => {
        const article = await selectForShare(trx, 'blogs')
          .select(['id as _id', 'title'])
          .where('id', '=', articleId)
          .executeTakeFirst()
        if (!article) throw new HttpError(400, 'Article not found', { field: 'articleId' })
        const all = await readAll(trx)
        const known = all.find(
          (one) => one.article._id === articleId && wordsKey(one.words) === wordsKey(words),
        )
        if (known) return known
        if (all.length >= most) throw new HttpError(409, `${most} recommendations are the most.`)
        const id = randomBytes(16).toString('hex')
        const created_at = clock().toISOString()
        await trx
          .insertInto('promoted_articles')
          .values({ id, words, blog_id: articleId, created_at })
          .execute()
        await auditTuning(trx, clock, editor, {
          action: 'created',
          record: id,
          title: article.title,
          fields: ['recommendation'],
        })
        return { _id: id, words, article }
      }),

    /** Throws 404 if there is no such recommendation. */
    remove: (editor: Editor, id: string): Promise<void> =>
      changeTuning(db, editor, async (trx) => {
        const known = (await readAll(trx)).find(({ _id }) => _id === id)
        if (!known) throw new HttpError(404, 'Recommendation not found')
        await trx.deleteFrom('promoted_articles').where('id', '=', id).execute()
        await auditTuning(trx, clock, editor, {
          action: 'deleted',
          record: id,
          title: known.article.title,
          fields: ['recommendation'],
        })
      }),
  }
}

async function readAll(db: Database): Promise<PromotedArticle[]> {
  const rows = await db
    .selectFrom('promoted_articles')
    .innerJoin('blogs', 'blogs.id', 'promoted_articles.blog_id')
    .select(['promoted_articles.id', 'words', 'blog_id', 'blogs.title'])
    .orderBy('promoted_articles.created_at', 'desc')
    .orderBy('promoted_articles.id')
    .execute()
  return rows.map(({ id, words, blog_id, title }) => ({
    _id: id,
    words,
    article: { _id: blog_id, title },
  }))
}
