import type { Kysely } from 'kysely'
import { htmlText } from '../../shared/html-text.ts'
import type { Tables } from '../database/tables.ts'
import {
  createHighlighter,
  type Highlighter,
  type MarkedText,
  type MatchedTerms,
} from './query/highlighter.ts'

/** The texts shown for a search result, with the matched words highlighted. */
export type FoundTexts = { title: MarkedText; brief: MarkedText; author?: MarkedText }

/** The texts of these blogs by id; if the brief has no match, an excerpt that does. */
export type HighlightResults = (
  numbers: number[],
  terms: MatchedTerms,
) => Promise<Map<string, FoundTexts>>

/** Characters of the summary always visible on a card. */
const seenOfBrief = 80

export function createHighlightResults(db: Kysely<Tables>): HighlightResults {
  return async (numbers, terms) => {
    const found = new Map<string, FoundTexts>()
    if (numbers.length === 0) return found
    const marker = createHighlighter(terms)
    for (const texts of await textsOf(db, numbers)) {
      found.set(texts.id, await markTexts(db, marker, texts))
    }
    return found
  }
}

type Texts = Awaited<ReturnType<typeof textsOf>>[number]

async function textsOf(db: Kysely<Tables>, numbers: number[]) {
  return db
    .selectFrom('blogs')
    .leftJoin('doctors', 'doctors.number', 'blogs.author_number')
    .select(['blogs.number', 'blogs.id', 'blogs.title', 'blogs.brief_description'])
    .select(['blogs.call_out', 'blogs.blog_summary', 'blogs.long_description'])
    .select(['blogs.img_description', 'doctors.name as author'])
    .where('blogs.number', 'in', numbers)
    .execute()
}

async function markTexts(
  db: Kysely<Tables>,
  marker: Highlighter,
  texts: Texts,
): Promise<FoundTexts> {
  const { title, brief_description: brief, author } = texts
  const isSeen = marker.isIn(title) || marker.isIn(author ?? '') || marker.isIn(brief, seenOfBrief)
  const excerpt = isSeen ? undefined : await excerptOf(db, marker, texts)
  return {
    title: marker.mark(title),
    brief: excerpt ?? marker.mark(brief),
    ...(author !== null && { author: marker.mark(author) }),
  }
}

/** An excerpt of the first text that has a match. */
async function excerptOf(db: Kysely<Tables>, marker: Highlighter, texts: Texts) {
  const { brief_description, call_out, blog_summary, long_description, img_description } = texts
  const short = marker.excerpt(brief_description) ?? marker.excerpt(call_out)
  if (short) return short
  for (const html of [blog_summary, long_description, img_description]) {
    const excerpt = marker.excerpt(htmlText(html))
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
