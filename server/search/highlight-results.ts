import type { Kysely } from 'kysely'
import { blogFields } from '../../shared/blog-fields.ts'
import { plainTextOf } from '../../shared/field-values.ts'
import { namesOf, textKinds } from '../../shared/fields.ts'
import { compileOnce } from '../database/compile-once.ts'
import type { Tables } from '../database/tables.ts'
import {
  createHighlighter,
  type Highlighter,
  type MarkedText,
  type MatchedTerms,
} from './query/highlighter.ts'
import { rankingTiers } from './query/ranking-tiers.ts'

/** The texts shown for a search result, with the matched words highlighted. */
export type FoundTexts = { title: MarkedText; brief: MarkedText; author?: MarkedText }

/** Returns the texts of these blogs by id. If the brief has no match, an excerpt that does replaces it. */
export type HighlightResults = (
  numbers: number[],
  terms: MatchedTerms,
) => Promise<Map<string, FoundTexts>>

/** The fields an excerpt may come from: plain texts first, then long ones, each by ranking tier. */
const excerptFields = textKinds
  .flatMap((kind) => rankingTiers.map((tier) => ({ kind, tier })))
  .flatMap(({ kind, tier }) =>
    namesOf(blogFields, [kind])
      .filter((name) => name !== 'title')
      .filter((name) => 'search' in blogFields[name] && blogFields[name].search === tier),
  )

/** Characters of the summary always visible on a card. */
const seenOfBrief = 80

export function createHighlightResults(db: Kysely<Tables>): HighlightResults {
  return async (numbers, terms) => {
    const found = new Map<string, FoundTexts>()
    if (numbers.length === 0) return found
    const marker = createHighlighter(terms)
    const shown = await shownTexts(db, ...numbers)
    for (const { id, title, author, brief } of shown) {
      found.set(id, {
        title: marker.mark(title),
        brief: marker.mark(brief),
        ...(author !== null && { author: marker.mark(author) }),
      })
    }
    const unseen = shown.filter(
      ({ title, author, brief }) =>
        !marker.isIn(title) && !marker.isIn(author ?? '') && !marker.isIn(brief, seenOfBrief),
    )
    if (unseen.length === 0) return found
    for (const texts of await wholeTexts(db, ...unseen.map(({ number }) => number))) {
      const excerpt = await excerptOf(db, marker, texts)
      if (excerpt) found.get(texts.id)!.brief = excerpt
    }
    return found
  }
}

type ShownRow = { number: number; id: string; title: string; brief: string; author: string | null }

const shownTexts = compileOnce<ShownRow>((db, count) =>
  db
    .selectFrom('blogs')
    .leftJoin('doctors', 'doctors.number', 'blogs.author_number')
    .select(['blogs.number', 'blogs.id', 'blogs.title', 'blogs.brief_description as brief'])
    .select('doctors.name as author')
    .where('blogs.number', 'in', Array<number>(count).fill(0)),
)

type TextsRow = { number: number; id: string } & Record<(typeof excerptFields)[number], string>

/** Read only of articles whose shown texts have no match, because they are long. */
const wholeTexts = compileOnce<TextsRow>((db, count) =>
  db
    .selectFrom('blogs')
    .select(['number', 'id', ...excerptFields])
    .where('number', 'in', Array<number>(count).fill(0)),
)

/** An excerpt of the first text that has a match. */
async function excerptOf(db: Kysely<Tables>, marker: Highlighter, texts: TextsRow) {
  for (const name of excerptFields) {
    const excerpt = marker.excerpt(plainTextOf(blogFields[name], texts[name]))
    if (excerpt) return excerpt
  }
  const topics = (await topicsOf(db, texts.number)).filter((topic) => marker.isIn(topic))
  return topics.length > 0 ? marker.mark(`Topics: ${topics.join(', ')}`) : undefined
}

async function topicsOf(db: Kysely<Tables>, number: number): Promise<string[]> {
  const rows = await db
    .selectFrom('blog_tags')
    .select('tag as topic')
    .where('blog_number', '=', number)
    .union((eb) =>
      eb.selectFrom('blog_solutions').select('solution as topic').where('blog_number', '=', number),
    )
    .orderBy('topic')
    .execute()
  return rows.map(({ topic }) => topic)
}
