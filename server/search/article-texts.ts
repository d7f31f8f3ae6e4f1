import type { Kysely } from 'kysely'
import type { BlogTeaser } from '../../shared/blog.ts'
import { compileOnce } from '../database/compile-once.ts'
import type { Tables } from '../database/tables.ts'
import { inOrder } from '../listing/by-number.ts'
import type { ArticleText } from './article-for.ts'

type Row = { number: number; id: string; title: string; brief: string; sample: number }

/** Returns what says what these blogs are about, in this order; skips those that no longer exist. */
export async function readArticleTexts(
  db: Kysely<Tables>,
  numbers: number[],
): Promise<ArticleText[]> {
  if (numbers.length === 0) return []
  return inOrder(numbers, await rowsOf(db, ...numbers)).map(({ id, title, brief, sample }) => ({
    title,
    brief,
    address: addressOf(id),
    sample: sample === 1,
  }))
}

/** The same of teasers. */
export const articleTextOf = ({
  _id,
  title,
  brief_description: brief,
  sample,
}: BlogTeaser): ArticleText => ({ title, brief, address: addressOf(_id), sample })

const addressOf = (id: string) => `/articles/${id}`

const rowsOf = compileOnce<Row>((db, count) =>
  db
    .selectFrom('blogs')
    .select(['number', 'id', 'title', 'brief_description as brief', 'sample'])
    .where('number', 'in', Array<number>(count).fill(0)),
)
