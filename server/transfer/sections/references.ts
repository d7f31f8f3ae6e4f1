import { reference, referenceListInput } from '../../../shared/reference-input.ts'
import { z } from '../../../shared/schema.ts'
import { keyOf, wordsOf } from '../../references/note-works.ts'
import { type FileRecord, inPages, Refusal, type Section } from '../records/section.ts'

const atOnce = 50

/** Every work that an article has ever cited. */
export const references: Section = {
  name: 'references',
  tables: ['cited_works', 'blog_works'],
  record: reference.omit({ _id: true }).extend({ citedAt: z.iso.datetime() }).strict(),
  atOnce,

  async *read(db) {
    const pages = inPages(
      atOnce,
      (last: { key: string; work: string; cited_at: string } | undefined) =>
        db
          .selectFrom('cited_works')
          .select(['key', 'work', 'cited_at'])
          .where('key', '>', last?.key ?? '')
          .orderBy('key')
          .limit(atOnce)
          .execute(),
    )
    for await (const rows of pages) {
      yield rows.map(({ work, cited_at }) => ({
        ...(JSON.parse(work) as FileRecord),
        citedAt: cited_at,
      }))
    }
  },

  async write(trx, records) {
    const rows = records.map(({ citedAt, ...given }) => {
      const { data, error } = referenceListInput.safeParse([given])
      if (error) throw new Refusal(error.issues[0]!.message)
      const { _id, ...work } = data[0]!
      return {
        key: keyOf(work),
        cited_at: String(citedAt),
        words: wordsOf(work),
        work: JSON.stringify(work),
      }
    })
    // The articles have already brought the works that they cite.
    await trx
      .insertInto('cited_works')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ ref }) => ({
          cited_at: ref('excluded.cited_at'),
          words: ref('excluded.words'),
          work: ref('excluded.work'),
        })),
      )
      .execute()
  },
}
