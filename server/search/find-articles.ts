import type { Kysely } from 'kysely'
import { valuesOfBlogs } from '../listing/by-number.ts'
import { compileOnce } from '../database/compile-once.ts'
import type { Tables } from '../database/tables.ts'
import { oncePer } from '../../shared/once-per.ts'
import { aboutArticle, askedIn } from './about.ts'
import type { ArticleText } from './article-for.ts'
import { readAsked } from './find-answer.ts'
import type { Thesaurus } from './query/thesaurus.ts'

const most = 6
/** Only the newest articles are known: they are read again after each change of content. */
const mostKnown = 500
/** Articles that score less than this share of the best score are left out. */
const leastShare = 0.3

export type KnownArticles = {
  articles: readonly ArticleText[]
  placesBy: (thesaurus: Thesaurus) => Places
}

/** Finds the articles whose titles and summaries are most about what a text asks: best first, then newest first. */
export function findArticles(
  text: string,
  { articles, placesBy }: KnownArticles,
  thesaurus: Thesaurus,
): ArticleText[] {
  const places = placesBy(thesaurus)
  const scores = new Map<number, number>()
  for (const { subject, weight, isVague } of askedIn(readAsked(text).text, thesaurus)) {
    if (isVague) continue
    for (const { at, strength } of places.get(subject) ?? []) {
      scores.set(at, (scores.get(at) ?? 0) + weight * strength)
    }
  }
  const best = Math.max(...scores.values())
  return [...scores]
    .filter(([, score]) => score >= leastShare * best)
    .toSorted(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b)
    .slice(0, most)
    .map(([at]) => articles[at]!)
}

/** The newest articles, and what they are about. */
export async function readKnownArticles(db: Kysely<Tables>): Promise<KnownArticles> {
  const rows = await newest(db)
  if (rows.length === 0) return knownArticles([])
  const tags = await valuesOfBlogs(
    db,
    { table: 'blog_tags', column: 'tag' },
    rows.map(({ number }) => number),
  )
  return knownArticles(
    rows.map(({ number, id, title, brief, sample }) => ({
      title,
      brief,
      tags: (tags.get(number) ?? []).join(', '),
      address: `/articles/${id}`,
      sample: sample === 1,
    })),
  )
}

export function knownArticles(articles: readonly ArticleText[]): KnownArticles {
  return { articles, placesBy: oncePer((thesaurus: Thesaurus) => index(articles, thesaurus)) }
}

/** Where in the list the articles are that speak of a subject, and how much they do. */
type Places = ReadonlyMap<string, { at: number; strength: number }[]>

function index(articles: readonly ArticleText[], thesaurus: Thesaurus): Places {
  const places = new Map<string, { at: number; strength: number }[]>()
  for (const [at, article] of articles.entries()) {
    for (const [subject, strength] of aboutArticle(article, thesaurus).about) {
      const others = places.get(subject)
      if (others) others.push({ at, strength })
      else places.set(subject, [{ at, strength }])
    }
  }
  return places
}

type Row = { number: number; id: string; title: string; brief: string; sample: number }

const newestRows = compileOnce<Row>((db) =>
  db
    .selectFrom('blogs')
    .select(['number', 'id', 'title', 'brief_description as brief', 'sample'])
    .orderBy('number', 'desc')
    .limit(mostKnown),
)
const newest = (db: Kysely<Tables>) => newestRows(db, mostKnown)
