import type { Kysely } from 'kysely'
import { htmlText } from '../../shared/html-text.ts'
import type { Tables } from '../database/tables.ts'
import { createMarker, type Marker, type MarkedText, type Meant } from './mark-words.ts'

/** What a list shows of a blog that was found, with the words marked that were looked for. */
export type FoundTexts = { title: MarkedText; brief: MarkedText; author?: MarkedText }

/** The texts of these blogs by their ids; where the brief says nothing of the words, what does. */
export type MarkFound = (numbers: number[], meant: Meant) => Promise<Map<string, FoundTexts>>

/** So many letters of the brief are seen on a card for certain. */
const seenOfBrief = 80

export function createMarkFound(db: Kysely<Tables>): MarkFound {
  return async (numbers, meant) => {
    const marker = createMarker(meant)
    const found = new Map<string, FoundTexts>()
    for (const number of numbers) {
      const texts = await textsOf(db, number)
      if (texts) found.set(texts.id, await markTexts(db, marker, texts))
    }
    return found
  }
}

type Texts = Awaited<ReturnType<typeof textsOf>> & object

async function textsOf(db: Kysely<Tables>, number: number) {
  return db
    .selectFrom('blogs')
    .leftJoin('doctors', 'doctors.number', 'blogs.author_number')
    .select([
      'blogs.number',
      'blogs.id',
      'blogs.title',
      'blogs.brief_description',
      'blogs.call_out',
    ])
    .select('doctors.name as author')
    .where('blogs.number', '=', number)
    .executeTakeFirst()
}

async function markTexts(db: Kysely<Tables>, marker: Marker, texts: Texts): Promise<FoundTexts> {
  const { title, brief_description: brief } = texts
  const author = texts.author ?? ''
  const shown =
    marker.isIn(title) || marker.isIn(author) || marker.isIn(brief, seenOfBrief)
      ? marker.mark(brief)
      : ((await excerptOf(db, marker, texts)) ?? marker.mark(brief))
  return {
    title: marker.mark(title),
    brief: shown,
    ...(author && { author: marker.mark(author) }),
  }
}

/** From the first of the texts that has one of the words; the long one is read only for that. */
async function excerptOf(db: Kysely<Tables>, marker: Marker, texts: Texts) {
  const { number, brief_description, call_out } = texts
  const short = marker.excerpt(brief_description) ?? marker.excerpt(call_out)
  if (short) return short
  const long = await db
    .selectFrom('blogs')
    .select(['blog_summary', 'long_description', 'img_description'])
    .where('number', '=', number)
    .executeTakeFirst()
  for (const html of Object.values(long ?? {})) {
    const excerpt = marker.excerpt(htmlText(html))
    if (excerpt) return excerpt
  }
  const topics = (await topicsOf(db, number)).filter((topic) => marker.isIn(topic))
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
    .execute()
  return rows.map(({ topic }) => topic)
}
