import type { Condition } from '../../content/conditions/condition.ts'
import { conditions, findCondition } from '../../content/conditions/conditions.ts'
import type { Blog } from '../../shared/blog.ts'
import type { ReviewKind } from '../../shared/review.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { articleText } from '../review-state/article-text.ts'
import { conditionHash, conditionText } from '../review-state/condition-text.ts'
import type { Subject } from '../review-state/signatures.ts'
import type { SignedText } from '../review-state/signed-text.ts'

/** A page that may be signed, as it is now. A condition has neither number nor author. */
export type ReviewSubject = Subject & {
  title: string
  path: string
  hash: string
  number: number | null
  authorNumber: number | null
}

type Article = {
  number: number
  authorNumber: number | null
  id: string
  title: string
  createdAt: string
  savedAt: string
  hash: string
}

/** Where articles are kept. `trx`: as they are in a transaction. */
export type Articles = {
  signable(): Promise<Article[]>
  findSignable(id: string, trx?: Database): Promise<Article | undefined>
  findIn(trx: Database, id: string): Promise<Blog | undefined>
}

export type Subjects = ReturnType<typeof createSubjects>

/** All pages that may be signed, wherever their texts are kept. */
export function createSubjects(articles: Articles) {
  async function find(kind: ReviewKind, id: string, trx?: Database) {
    if (kind === 'condition') {
      const condition = findCondition(id)
      return condition && ofCondition(condition)
    }
    const article = await articles.findSignable(id, trx)
    return article && ofArticle(article)
  }

  return {
    async all(): Promise<ReviewSubject[]> {
      return [...conditions.map(ofCondition), ...(await articles.signable()).map(ofArticle)]
    },

    find,

    /** Throws 404 where there is no such page. */
    async get(trx: Database, kind: ReviewKind, id: string): Promise<ReviewSubject> {
      const subject = await find(kind, id, trx)
      if (!subject) throw new HttpError(404, 'There is nothing to review.')
      return subject
    },

    /** What a doctor signs of a page that is there, and of an article the whole. */
    async read(trx: Database, kind: ReviewKind, id: string): Promise<SubjectText> {
      const condition = kind === 'condition' ? findCondition(id) : undefined
      if (condition) return { text: conditionText(condition) }
      const article = await articles.findIn(trx, id)
      if (!article) throw new HttpError(404, 'There is nothing to review.')
      return { text: articleText(article), article }
    },
  }
}

type SubjectText = { text: SignedText; article?: Blog }

function ofCondition(condition: Condition): ReviewSubject {
  return {
    kind: 'condition',
    id: condition.id,
    createdAt: '',
    savedAt: null,
    title: condition.headingName,
    path: `/solution/${condition.id}`,
    // Read of few conditions, and it takes milliseconds each.
    get hash() {
      return conditionHash(condition)
    },
    number: null,
    authorNumber: null,
  }
}

function ofArticle(article: Article): ReviewSubject {
  return { kind: 'article', path: `/articles/${article.id}`, ...article }
}
