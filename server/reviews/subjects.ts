import {
  addressOf,
  findReviewedPage,
  reviewKindOf,
  type SignedPage,
  signedPages,
  wordsKeyOf,
} from '../../content/medical-pages.ts'
import { wordsSavedAt } from '../../content/words/live.ts'
import type { Blog } from '../../shared/blog.ts'
import { type ReviewKind, reviewKinds } from '../../shared/review.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { articleText } from '../review-state/article-text.ts'
import { pageHashes, pageText } from '../review-state/condition-text.ts'
import type { Subject } from '../review-state/signatures.ts'
import type { SignedText, TextHashes } from '../review-state/signed-text.ts'

/**
 * A page that may be signed, in its current state. `number` and `authorNumber` are null for a medical page.
 */
export type ReviewSubject = Subject &
  TextHashes & {
    title: string
    path: string
    number: number | null
    authorNumber: number | null
  }

/** The key of the draft that remarks on an article belong to. */
export const draftKeyOf = ({ id }: Pick<ReviewSubject, 'id'>) => `blog.${id}`

type Article = TextHashes & {
  number: number
  authorNumber: number | null
  id: string
  title: string
  createdAt: string
  savedAt: string
}

/** The store of articles. With `trx`, reads within that transaction. */
export type Articles = {
  signable(): Promise<Article[]>
  findSignable(id: string, trx?: Database): Promise<Article | undefined>
  findIn(trx: Database, id: string): Promise<Blog | undefined>
}

export type Subjects = ReturnType<typeof createSubjects>

/** Finds the pages that may be signed: conditions in the program, articles in the database. */
export function createSubjects(articles: Articles) {
  async function find(kind: ReviewKind, id: string, trx?: Database) {
    if (kind !== 'article') {
      const page = findReviewedPage(kind, id)
      return page && ofPage(page)
    }
    const article = await articles.findSignable(id, trx)
    return article && ofArticle(article)
  }

  return {
    async all(): Promise<ReviewSubject[]> {
      return [...signedPages.map(ofPage), ...(await articles.signable()).map(ofArticle)]
    },

    find,

    /** Returns the pages with this id, one of each kind at most. */
    async withId(id: string): Promise<ReviewSubject[]> {
      const found = await Promise.all(reviewKinds.map((kind) => find(kind, id)))
      return found.filter((subject) => subject !== undefined)
    },

    /** Throws 404 if there is no such page. */
    async get(trx: Database, kind: ReviewKind, id: string): Promise<ReviewSubject> {
      const subject = await find(kind, id, trx)
      if (!subject) throw new HttpError(404, 'There is nothing to review.')
      return subject
    },

    /** Returns the text that a doctor signs and, for an article, the whole article. Throws 404 if it does not exist. */
    async read(trx: Database, kind: ReviewKind, id: string): Promise<SubjectText> {
      const page = findReviewedPage(kind, id)
      if (page) return { text: pageText(page) }
      const article = await articles.findIn(trx, id)
      if (!article) throw new HttpError(404, 'There is nothing to review.')
      return { text: articleText(article), article }
    },
  }
}

type SubjectText = { text: SignedText; article?: Blog }

function ofPage(page: SignedPage): ReviewSubject {
  return {
    kind: reviewKindOf(page),
    id: page.id,
    createdAt: '',
    savedAt: wordsSavedAt(wordsKeyOf(page), 'medical', 'academy') ?? null,
    title: page.headingName,
    path: addressOf(page),
    // Few callers need the hashes, which take milliseconds to compute the first time.
    get hash() {
      return pageHashes(page).hash
    },
    get wordsHash() {
      return pageHashes(page).wordsHash
    },
    number: null,
    authorNumber: null,
  }
}

function ofArticle(article: Article): ReviewSubject {
  return { kind: 'article', path: `/articles/${article.id}`, ...article }
}
