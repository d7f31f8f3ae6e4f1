import { createHash } from 'node:crypto'
import { foldText } from '../../shared/letters.ts'
import type { Reference, Work } from '../../shared/reference.ts'
import type { Database } from '../database/database.ts'

/** Notes what an article cites now; call it within the transaction that writes the article. */
export async function noteWorks(
  trx: Database,
  number: number,
  { references, now }: { references: readonly Reference[]; now: string },
): Promise<void> {
  await trx.deleteFrom('blog_works').where('blog_number', '=', number).execute()
  const works = new Map(
    references.map(({ _id, ...work }) => [
      keyOf(work),
      { cited_at: now, words: wordsOf(work), work: JSON.stringify(work) },
    ]),
  )
  if (works.size === 0) return
  await trx
    .insertInto('cited_works')
    .values(Array.from(works, ([key, row]) => ({ key, ...row })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        cited_at: ref('excluded.cited_at'),
        words: ref('excluded.words'),
        work: ref('excluded.work'),
      })),
    )
    .execute()
  await trx
    .insertInto('blog_works')
    .values(Array.from(works.keys(), (key) => ({ blog_number: number, key })))
    .execute()
}

/** Names a work: the same for the same work, though it may be spelt in another way where it has a DOI. */
export function keyOf({ doi, authors, title, year }: Work): string {
  const name = doi || [authors, title, year].map((part) => foldText(String(part))).join('\n')
  return createHash('sha256').update(name).digest('hex').slice(0, 32)
}

export function wordsOf({ authors, title, doi }: Work): string {
  return foldText(`${authors} ${title} ${doi}`)
}
