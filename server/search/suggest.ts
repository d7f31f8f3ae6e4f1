import { type Kysely, sql } from 'kysely'
import { foldText } from '../../shared/letters.ts'
import { limits } from '../../shared/limits.ts'
import type { SearchAnswer } from '../../shared/search-answer.ts'
import type { Suggestion } from '../../shared/suggestion.ts'
import { inOrder } from '../listing/by-number.ts'
import type { Tables } from '../database/tables.ts'
import { answerNear } from './answer-near.ts'
import type { ArticleText } from './article-for.ts'
import { suggestConditions } from './find-conditions.ts'
import { choosePages, type FoundPage } from './find-pages.ts'
import type { FoundDoctor } from './find-doctors.ts'
import type { Matching } from './query/match-terms.ts'
import { parseQuery, type Term } from './query/parse-query.ts'
import type { SearchEngine } from './query/search-engine.ts'
import { wordsOf } from './query/search-words.ts'
import type { Thesaurus } from './query/thesaurus.ts'
import type { FindMentioned } from './find-mentioned.ts'
import type { ReadTuning } from './tuning.ts'

/**
 * Suggests completions of a partly typed text: its answer, what comes next to it, condition pages, topics, doctors,
 * then articles.
 */
export type Suggest = (text: string) => Promise<Suggestion[]>

const { most, conditions, topics, doctors, shortest } = limits.suggestions

export function createSuggest<Query>(
  db: Kysely<Tables>,
  engine: SearchEngine<Query>,
  tuning: ReadTuning,
  findMentioned: FindMentioned,
): Suggest {
  return async (text) => {
    if (wordsOf(text).join('').length < shortest) return []
    const { thesaurus, promotedFor } = await tuning()
    const { terms } = parseQuery(text, thesaurus)
    const typed = foldText(text)
    const { doctors: near, articles: about } = await findMentioned(text)
    // A single word asks for no article rather than for a page about it.
    const mentioned = { doctors: near, articles: terms.length > 1 ? about : [] }
    const pages = pagesFor(text, thesaurus, mentioned)
    const names = [...pages, ...(await topicsWith(db, typed)), ...(await doctorsWith(db, typed))]
    const limit = most - names.length
    const promoted = promotedFor(text).slice(0, limit)
    const numbers = await articlesWith(engine, { db, typed, terms, promoted, limit })
    const articles = (await suggestArticles(db, numbers)).filter(
      ({ address }) => !pages.some((page) => page.address === address),
    )
    return [
      ...names,
      ...articles.map(({ number, ...article }) => ({
        ...article,
        ...(promoted.includes(number) && { promoted: true as const }),
      })),
    ]
  }
}

/** The answer and what comes next to it, as on the page of results, and pages about conditions. */
function pagesFor(
  text: string,
  thesaurus: Thesaurus,
  found: { doctors: FoundDoctor[]; articles: ArticleText[] },
): Suggestion[] {
  const suggested = suggestConditions(text, thesaurus)
  const pages = choosePages(text, { ...found, conditions: suggested }, { thesaurus })
  const near = answerNear(pages.answer, text, found.doctors)
  const answer = suggestionOf(near)
  const also = near === pages.answer && pages.also ? [besides(pages.also)] : []
  const first = answer ? [answer, ...also] : also
  const others = suggested
    .filter(({ address }) => address !== answer?.address)
    .slice(0, answer?.kind === 'condition' ? conditions - 1 : conditions)
    .map(({ name, address }) => ({ kind: 'condition' as const, text: name, address }))
  return [...first, ...others]
}

function besides({ name, address }: FoundPage): Suggestion {
  return { kind: kindOf(address), text: name, address }
}

function suggestionOf(answer: SearchAnswer | undefined): Suggestion | undefined {
  if (!answer) return undefined
  const { title, address, sentence, sign } = answer
  const kind = kindOf(address)
  return sign
    ? { kind, text: sign.brief, address, answer: { sentence: sign.heading, level: sign.level } }
    : { kind, text: title, address, answer: { sentence } }
}

function kindOf(address: string): Suggestion['kind'] {
  if (address.startsWith('/articles/')) return 'article'
  return /^\/(?:solution|guides)\//.test(address) ? 'condition' : 'page'
}

/** The most frequent topics, spelt as in the newest article. */
async function topicsWith(db: Kysely<Tables>, typed: string): Promise<Suggestion[]> {
  const { rows } = await sql<{ tag: string }>`
    select min(tag) as tag from (
      select value, count from facet_counts
      where kind = 'tag' and ${beginsWord('value', typed)}
      order by count desc, value limit ${topics}
    ) topic
    join blog_tags on tag_key = topic.value and blog_number = (
      select blog_number from blog_facets where kind = 'tag' and value = topic.value
      order by created_at desc, blog_number desc limit 1
    )
    group by topic.value, topic.count order by topic.count desc, topic.value`.execute(db)
  return rows.map(({ tag }) => ({ kind: 'topic', text: tag, address: searchAddress(tag) }))
}

async function doctorsWith(db: Kysely<Tables>, typed: string): Promise<Suggestion[]> {
  const rows = await db
    .selectFrom('doctors')
    .select(['id', 'name'])
    .where(beginsWord('name_key', typed))
    .orderBy('name')
    .orderBy('number')
    .limit(doctors)
    .execute()
  return rows.map(({ id, name }) => ({ kind: 'doctor', text: name, address: `/doctors/${id}` }))
}

type AskedArticles = {
  db: Kysely<Tables>
  typed: string
  terms: Term[]
  promoted: readonly number[]
  limit: number
}

/** Recommended articles, those whose titles begin with the text, then the newest whose titles contain its words. */
async function articlesWith<Query>(
  { matcher, newestTitles }: SearchEngine<Query>,
  { db, typed, terms, promoted, limit }: AskedArticles,
): Promise<number[]> {
  /** What the reader's own words match comes first. */
  async function titlesWith(matching: Matching<Query> | undefined): Promise<number[]> {
    if (!matching) return []
    const { query, own = query } = matching
    const first = own === query ? [] : await newestTitles(own, limit)
    return [...first, ...(await newestTitles(query, limit))]
  }

  const numbers = new Set([...promoted, ...(await beginningSo(db, typed, limit))])
  if (numbers.size < limit) {
    for (const number of await titlesWith(await matcher.asTyped(terms))) numbers.add(number)
  }
  if (numbers.size === 0) {
    for (const number of await titlesWith(await matcher.corrected(terms))) numbers.add(number)
  }
  return [...numbers].slice(0, limit)
}

async function suggestArticles(
  db: Kysely<Tables>,
  numbers: number[],
): Promise<(Suggestion & { number: number })[]> {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('blogs')
    .select(['number', 'id', 'title'])
    .where('number', 'in', numbers)
    .execute()
  return inOrder(numbers, rows).map(({ number, id, title }) => ({
    number,
    kind: 'article',
    text: title,
    address: `/articles/${id}`,
  }))
}

async function beginningSo(db: Kysely<Tables>, typed: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('blog_facets')
    .select('blog_number')
    .where('kind', '=', 'all')
    .where('value', '=', '')
    .where('title_key', '>=', typed)
    .where('title_key', '<', `${typed}\u{10FFFF}`)
    .orderBy('title_key')
    .orderBy('blog_number')
    .limit(limit)
    .execute()
  return rows.map(({ blog_number }) => blog_number)
}

function beginsWord(column: 'value' | 'name_key', typed: string) {
  // SQLite reads a pattern only up to the first NUL.
  const text = typed.replaceAll('\0', '\uFFFD').replace(/[\\%_]/g, '\\$&')
  const pattern = `% ${text}%`
  return sql<boolean>`' ' || ${sql.ref(column)} like ${pattern} escape '\\'`
}

function searchAddress(text: string): string {
  return `/articles?${new URLSearchParams({ query: text })}`
}
