import { conditions, findCondition } from '../../content/conditions/conditions.ts'
import type { Condition } from '../../content/conditions/condition.ts'
import type { ReviewKind } from '../../shared/review.ts'
import type { Database } from '../database/database.ts'
import { conditionHash } from '../review-state/condition-text.ts'
import type { Subject } from '../review-state/signatures.ts'

/** A text that may be signed, as it is now. `path`: of its page. */
export type SignableText = Subject & { title: string; path: string; hash: string }

type Article = { id: string; title: string; createdAt: string; savedAt: string; hash: string }

/** Where articles are kept, in the transaction that is given. */
export type Articles = {
  signable(): Promise<Article[]>
  findSignable(id: string, trx?: Database): Promise<Article | undefined>
}

/** All texts that may be signed, wherever they are kept. */
export function createSubjects(articles: Articles) {
  return {
    async all(): Promise<SignableText[]> {
      return [...conditions.map(ofCondition), ...(await articles.signable()).map(ofArticle)]
    },

    async find(kind: ReviewKind, id: string, trx?: Database): Promise<SignableText | undefined> {
      if (kind === 'condition') {
        const condition = findCondition(id)
        return condition && ofCondition(condition)
      }
      const article = await articles.findSignable(id, trx)
      return article && ofArticle(article)
    },
  }
}

function ofCondition(condition: Condition): SignableText {
  return {
    kind: 'condition',
    id: condition.id,
    createdAt: '',
    savedAt: null,
    title: condition.headingName,
    path: `/solution/${condition.id}`,
    hash: conditionHash(condition),
  }
}

function ofArticle(article: Article): SignableText {
  return { kind: 'article', path: `/articles/${article.id}`, ...article }
}
