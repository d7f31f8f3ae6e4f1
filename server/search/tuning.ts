import type { Kysely } from 'kysely'
import { synonyms } from '../../content/synonyms.ts'
import { limits } from '../../shared/limits.ts'
import { perContentVersion } from '../database/content-version.ts'
import type { Tables } from '../database/tables.ts'
import { wordsOf } from './query/search-words.ts'
import { createThesaurus, type Thesaurus } from './query/thesaurus.ts'

/** What editors have set for searches: synonyms, and which articles come first. */
export type Tuning = {
  thesaurus: Thesaurus
  /** Numbers of the blogs that come first in a search for this text. */
  promotedFor(text: string): number[]
}

type Promoted = { words: readonly string[]; number: number }

/** A group of synonyms as it is in force. `builtIn`: its first word in `content/synonyms.ts`, if it is there. */
export type GroupInForce = {
  id: string
  words: string[]
  builtIn: string | null
  updatedAt: string
}

/** The `updatedAt` of a built-in group that nobody has changed yet. */
const neverChanged = new Date(0).toISOString()

/** Returns the current tuning. */
export type ReadTuning = () => Promise<Tuning>

/**
 * Reads the tuning once per content version, which any change of it increments. Without `knownVersion`,
 * each call asks the database for the version.
 */
export function createTuning(
  db: Kysely<Tables>,
  knownVersion?: () => number | undefined,
): ReadTuning {
  let known: { groups: string; thesaurus: Thesaurus } | undefined
  const read = async (): Promise<Tuning> => {
    const words = (await readGroups(db)).map((group) => group.words)
    const groups = JSON.stringify(words)
    // Most changes of content are none of synonyms.
    if (known?.groups !== groups) known = { groups, thesaurus: createThesaurus(words) }
    const { thesaurus } = known
    const promoted = await readPromoted(db)
    return { thesaurus, promotedFor: (text) => promotedFor(promoted, text) }
  }
  return perContentVersion(db, read, knownVersion)
}

/** All groups: those of editors, newest first, then those that come with the site, changed or not. */
export async function readGroups(db: Kysely<Tables>): Promise<GroupInForce[]> {
  const rows = await db
    .selectFrom('synonym_groups')
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  const stored = rows.map(({ id, words, updated_at }) => ({
    id,
    words: JSON.parse(words) as string[],
    builtIn: null,
    updatedAt: updated_at,
  }))
  const byId = new Map(stored.map((group) => [group.id, group]))
  const builtIn = synonyms.map((words) => {
    const unchanged = { id: builtInId(words), words: [...words], updatedAt: neverChanged }
    return { ...unchanged, ...byId.get(unchanged.id), builtIn: words[0]! }
  })
  const builtInIds = new Set(builtIn.map(({ id }) => id))
  return [...stored.filter(({ id }) => !builtInIds.has(id)), ...builtIn]
}

const builtInId = ([first = '']: readonly string[]) => `site-${wordsOf(first).join('-')}`

async function readPromoted(db: Kysely<Tables>): Promise<Promoted[]> {
  const rows = await db
    .selectFrom('promoted_articles')
    .innerJoin('blogs', 'blogs.id', 'promoted_articles.blog_id')
    .select(['promoted_articles.words', 'blogs.number'])
    .orderBy('promoted_articles.created_at', 'desc')
    .orderBy('promoted_articles.id')
    .execute()
  const promoted = rows.map(({ words, number }) => ({
    words: [...new Set(wordsOf(words))],
    number,
  }))
  // The more words, the more particular.
  return promoted.toSorted((a, b) => b.words.length - a.words.length)
}

function promotedFor(promoted: readonly Promoted[], text: string): number[] {
  if (promoted.length === 0) return []
  const asked = new Set(wordsOf(text))
  const matching = promoted.filter(({ words }) => words.every((word) => asked.has(word)))
  return [...new Set(matching.map(({ number }) => number))].slice(0, limits.promoted.most)
}
