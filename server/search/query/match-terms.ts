import type { MatchedTerms } from './highlighter.ts'
import type { Term } from './parse-query.ts'
import type { Phrase } from './thesaurus.ts'

/**
 * A query in the store's own language, and the terms to highlight in what it finds. `own` is the query
 * without synonyms: the same if the terms have none, undefined if the site lacks one of the typed words.
 */
export type Matching<Query> = { query: Query; own: Query | undefined; terms: MatchedTerms }

/** A word to be looked up; with `misspelt` also with one typo. */
export type AskedWord = { word: string; misspelt: boolean }

/** A query for one word, and the site's words that it matches besides those that begin with it. */
export type FoundWord<Query> = { query: Query; forms: string[] }

/** The site's words, as known to its store. */
export type Lexicon<Query> = {
  /**
   * Matches each word as typed, as the beginning of a word, or in another form (headache, headaches).
   * Undefined for words that the site does not have.
   */
  find: (asked: readonly AskedWord[]) => Promise<(FoundWord<Query> | undefined)[]>
  all: (queries: Query[]) => Query
  any: (queries: Query[]) => Query
}

export type TermMatcher<Query> = ReturnType<typeof createTermMatcher<Query>>

/** Translates terms and their synonyms into queries, using the words of the site. */
export function createTermMatcher<Query>({ find, all, any }: Lexicon<Query>) {
  /** Looks up all words at once, because a group of synonyms may have many. */
  async function matchTerms(
    terms: readonly Term[],
    misspelt: boolean,
  ): Promise<(Matching<Query> | undefined)[]> {
    const asked = new Map<string, AskedWord>()
    const keyOf = (word: string, mayBeMisspelt: boolean) => `${mayBeMisspelt ? '~' : ''}${word}`
    const isMisspelt = (term: Term, phrase: Phrase) => misspelt && isTyped(term, phrase)
    for (const term of terms) {
      for (const phrase of term.phrases) {
        const may = isMisspelt(term, phrase)
        for (const word of phrase) asked.set(keyOf(word, may), { word, misspelt: may })
      }
    }
    const found = await find([...asked.values()])
    const known = new Map([...asked.keys()].map((key, index) => [key, found[index]]))
    return terms.map((term) => {
      const matched = term.phrases.flatMap((phrase) => {
        const may = isMisspelt(term, phrase)
        const words = phrase.map((word) => known.get(keyOf(word, may)))
        return words.every((word) => word !== undefined) ? [matchPhrase(term, phrase, words)] : []
      })
      return matched.length > 0 ? anyPhrase(matched) : undefined
    })
  }

  type PhraseMatch = { query: Query; isOwn: boolean; terms: MatchedTerms }

  function matchPhrase(term: Term, phrase: Phrase, words: FoundWord<Query>[]): PhraseMatch {
    const isOwn = isTyped(term, phrase)
    // Don't highlight longer synonyms such as "jaw joint": their single words mean something else.
    const isMarked = isOwn || phrase.length === 1
    const forms = words.flatMap((word) => word.forms)
    return {
      isOwn,
      query: all(words.map(({ query }) => query)),
      terms: isMarked ? { beginnings: [...phrase], forms } : { beginnings: [], forms: [] },
    }
  }

  function anyPhrase(phrases: PhraseMatch[]): Matching<Query> {
    const query = any(phrases.map((phrase) => phrase.query))
    const own = phrases.find(({ isOwn }) => isOwn)
    return {
      query,
      own: phrases.length === 1 && own ? query : own?.query,
      terms: joined(phrases.map(({ terms }) => terms)),
    }
  }

  async function matchAll(
    terms: readonly Term[],
    misspelt: boolean,
  ): Promise<Matching<Query> | undefined> {
    const matchings = await matchTerms(terms, misspelt)
    if (!matchings.every((matching) => matching !== undefined)) return undefined
    const query = all(matchings.map((matching) => matching.query))
    const own = matchings.flatMap((matching) => matching.own ?? [])
    const hasSynonyms = matchings.some((matching) => matching.own !== matching.query)
    return {
      query,
      own: !hasSynonyms ? query : own.length === matchings.length ? all(own) : undefined,
      terms: joined(matchings.map((matching) => matching.terms)),
    }
  }

  return {
    /** Matches all terms; undefined if the site lacks one of them. */
    asTyped: (terms: readonly Term[]) => matchAll(terms, false),

    /** Like `asTyped`, allowing one typo per word. */
    corrected: (terms: readonly Term[]) => matchAll(terms, true),

    /** One match for each term that the site has, as typed or else with one typo per word. */
    async each(terms: readonly Term[]): Promise<Matching<Query>[]> {
      const asTyped = await matchTerms(terms, false)
      const unknown = terms.filter((_, index) => !asTyped[index])
      const corrected = unknown.length > 0 ? await matchTerms(unknown, true) : []
      const matchings = asTyped.map((matching) => matching ?? corrected.shift())
      return matchings.filter((matching) => matching !== undefined)
    },
  }
}

function isTyped({ typed }: Term, phrase: Phrase): boolean {
  return phrase.join() === typed.join()
}

/** Merges the terms without duplicates. */
export function joined(terms: MatchedTerms[]): MatchedTerms {
  return {
    beginnings: [...new Set(terms.flatMap(({ beginnings }) => beginnings))],
    forms: [...new Set(terms.flatMap(({ forms }) => forms))],
  }
}
