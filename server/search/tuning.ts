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

/** A group of synonyms as it is in force. */
export type GroupRow = {
  id: string
  words: string[]
  builtIn: boolean
  updatedAt: string
}

/** A built-in group that nobody has changed yet. */
const neverChanged = new Date(0).toISOString()

/** Reads the tuning once per content version, which any change of it increments. */
export function createTuning(db: Kysely<Tables>): () => Promise<Tuning> {
  let known: { groups: string; thesaurus: Thesaurus } | undefined
  return perContentVersion(db, async () => {
    const words = (await readGroups(db)).map((group) => group.words)
    const groups = JSON.stringify(words)
    // Most changes of content are none of synonyms.
    if (known?.groups !== groups) known = { groups, thesaurus: createThesaurus(words) }
    const { thesaurus } = known
    const promoted = await readPromoted(db)
    return { thesaurus, promotedFor: (text) => promotedFor(promoted, text) }
  })
}

/** All groups: those of editors, newest first, then those that come with the site, changed or not. */
export async function readGroups(db: Kysely<Tables>): Promise<GroupRow[]> {
  const rows = await db
    .selectFrom('synonym_groups')
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  const stored = rows.map(({ id, words, built_in, updated_at }) => ({
    ...{ id, builtInKey: built_in, updatedAt: updated_at },
    words: JSON.parse(words) as string[],
  }))
  const changed = new Map(stored.map((group) => [group.builtInKey, group]))
  const builtIn = synonyms.map((group) => {
    const { words, updatedAt } = changed.get(group[0]!) ?? {
      words: [...group],
      updatedAt: neverChanged,
    }
    return { id: builtInId(group[0]!), words, updatedAt, builtIn: true }
  })
  const ids = new Set(builtIn.map(({ id }) => id))
  const own = stored
    .filter(({ id }) => !ids.has(id))
    .map(({ id, words, updatedAt }) => ({ id, words, updatedAt, builtIn: false }))
  return [...own, ...builtIn]
}

/** The id of the built-in group that begins with this word. */
export function builtInId(firstWord: string): string {
  return `site-${wordsOf(firstWord).join('-')}`
}

async function readPromoted(db: Kysely<Tables>): Promise<Promoted[]> {
  const rows = await db
    .selectFrom('promoted_articles')
    .innerJoin('blogs', 'blogs.id', 'promoted_articles.blog_id')
    .select(['promoted_articles.words', 'blogs.number'])
    .orderBy('promoted_articles.created_at', 'desc')
    .orderBy('promoted_articles.id')
    .execute()
  const promoted = rows.map(({ words, number }) => ({ words: [...new Set(wordsOf(words))], number }))
  // The more words, the more particular.
  return promoted.toSorted((a, b) => b.words.length - a.words.length)
}

function promotedFor(promoted: readonly Promoted[], text: string): number[] {
  if (promoted.length === 0) return []
  const asked = new Set(wordsOf(text))
  const matching = promoted.filter(({ words }) => words.every((word) => asked.has(word)))
  return [...new Set(matching.map(({ number }) => number))].slice(0, limits.promoted.most)
}
