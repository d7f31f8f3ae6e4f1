import type { Kysely } from 'kysely'
import { perContentVersion } from '../database/content-version.ts'
import type { Tables } from '../database/tables.ts'
import type { ArticleText } from './article-for.ts'
import { findArticles, readKnownArticles } from './find-articles.ts'
import { findDoctors, type FoundDoctor, readKnownDoctors } from './find-doctors.ts'
import type { ReadTuning } from './tuning.ts'

/** The doctors that a text mentions, and the articles that are most about it. */
export type FindMentioned = (
  text: string,
) => Promise<{ doctors: FoundDoctor[]; articles: ArticleText[] }>

/** Reads doctors and articles once per content version. */
export function createFindMentioned(db: Kysely<Tables>, tuning: ReadTuning): FindMentioned {
  const known = perContentVersion(db, async () => ({
    doctors: await readKnownDoctors(db),
    articles: await readKnownArticles(db),
  }))

  return async (text) => {
    const { thesaurus } = await tuning()
    const { doctors, articles } = await known()
    return {
      doctors: findDoctors(text, doctors),
      articles: findArticles(text, articles, thesaurus),
    }
  }
}
