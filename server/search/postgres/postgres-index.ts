import { sql } from 'kysely'
import { stemmer } from 'stemmer'
import { rankingTiers } from '../query/ranking-tiers.ts'
import type { SearchedTexts, WordIndex } from '../query/word-index.ts'
import { wordsOf } from '../query/search-words.ts'

/** Longer words are cut: nobody searches for the rest. */
const longestWord = 200
/** PostgreSQL's own limit is 1 MB per tsvector. */
const mostBytes = 900_000
const indexedBeginning = 3
const bytesOfBeginnings = 50
/** Prefix of indexed beginnings; occurs in no word. */
const beginningMark = '<'

/** The tsquery for words that begin with `word`. Short beginnings have their own index entries. */
export function asBeginning(word: string): string {
  return word.length > indexedBeginning ? `'${word}':*` : `'${beginningMark}${word}'`
}

/** Stores the words of blogs in a tsvector, each with the weight of the first tier it counts for. */
export const postgresIndex: WordIndex = {
  async index(db, texts) {
    const words = new Set<string>()
    const vectors = [...texts.values()].map((text) => vectorOf(text, words))
    await sql`
      insert into blog_search (blog_number, words)
      select number, vector::tsvector
      from unnest(${[...texts.keys()]}::integer[], ${vectors}::text[]) as blog (number, vector)
      on conflict (blog_number) do update set words = excluded.words`.execute(db)
    return words
  },

  async unindex(db, number) {
    await sql`delete from blog_search where blog_number = ${number}`.execute(db)
  },

  async learn(db, words) {
    const known = [...words]
    await sql`
      insert into search_words (word, stem)
      select * from unnest(${known}::text[], ${known.map(stemmer)}::text[])
      on conflict do nothing`.execute(db)
  },
}

/** Returns the texts as a tsvector, and adds their words to `words`. */
function vectorOf(texts: SearchedTexts, words: Set<string>): string {
  const weighted = new Map<string, string>()
  for (const [word, weight] of weightedWords(texts)) {
    words.add(word)
    for (const lexeme of [word, ...beginningsOf(word)]) {
      if (!weighted.has(lexeme)) weighted.set(lexeme, weight)
    }
  }
  return [...weighted].map(([lexeme, weight]) => `'${lexeme}':1${weight}`).join(' ')
}

/**
 * Each word with the weight of the first tier it counts for. Words consist of letters and digits, so
 * they need no quoting.
 */
function* weightedWords(texts: SearchedTexts): Generator<[string, string]> {
  const seen = new Set<string>()
  let bytes = 0
  for (const [index, step] of rankingTiers.entries()) {
    for (const whole of wordsOf(texts[step].join(' '))) {
      const word = whole.slice(0, longestWord).toWellFormed()
      if (seen.has(word)) continue
      seen.add(word)
      bytes += Buffer.byteLength(word) + bytesOfBeginnings
      if (bytes > mostBytes) return
      yield [word, 'ABCD'[index]!]
    }
  }
}

function beginningsOf(word: string): string[] {
  const lengths = Array.from({ length: Math.min(indexedBeginning, word.length) }, (_, at) => at + 1)
  return lengths.map((length) => beginningMark + word.slice(0, length).toWellFormed())
}
