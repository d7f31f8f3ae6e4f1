import type { MatchedTerms } from './highlighter.ts'
import type { Term } from './parse-query.ts'

/** A query in the store's own language, and the terms to highlight in what it finds. */
export type Matching<Query> = { query: Query; terms: MatchedTerms }

/** A query for one word, and the site's words that it matches besides those that begin with it. */
export type FoundWord<Query> = { query: Query; forms: string[] }

/** The site's words, as known to its store. */
export type Lexicon<Query> = {
  /**
   * Matches a word as typed, as the beginning of a word, or in another form (headache, headaches);
   * with `misspelt` also with one typo. Undefined if the site does not have it.
   */
  find: (word: string, misspelt: boolean) => Promise<FoundWord<Query> | undefined>
  all: (queries: Query[]) => Query
  any: (queries: Query[]) => Query
}

export type TermMatcher<Query> = ReturnType<typeof createTermMatcher<Query>>

/** Translates terms and their synonyms into queries, using the words of the site. */
export function createTermMatcher<Query>({ find, all, any }: Lexicon<Query>) {
  async function matchTerm(
    { typed, phrases }: Term,
    misspelt: boolean,
  ): Promise<Matching<Query> | undefined> {
    const isTyped = (phrase: readonly string[]) => phrase.join() === typed.join()
    const found = await Promise.all(
      phrases.map((phrase) => matchPhrase(phrase, misspelt && isTyped(phrase))),
    )
    const known = found.filter((one) => one !== undefined)
    if (known.length === 0) return undefined
    // Don't highlight longer synonyms such as "jaw joint": their single words mean something else.
    const marked = known.filter(({ phrase }) => phrase.length === 1 || isTyped(phrase))
    return {
      query: any(known.map(({ query }) => query)),
      terms: joined(marked.map(({ terms }) => terms)),
    }
  }

  async function matchPhrase(phrase: readonly string[], misspelt: boolean) {
    const found = await Promise.all(phrase.map((word) => find(word, misspelt)))
    if (!found.every((word) => word !== undefined)) return undefined
    const terms = { beginnings: [...phrase], forms: found.flatMap(({ forms }) => forms) }
    return { phrase, query: all(found.map(({ query }) => query)), terms }
  }

  async function matchAll(
    terms: readonly Term[],
    misspelt: boolean,
  ): Promise<Matching<Query> | undefined> {
    const matchings = await Promise.all(terms.map((term) => matchTerm(term, misspelt)))
    if (!matchings.every((matching) => matching !== undefined)) return undefined
    return {
      query: all(matchings.map(({ query }) => query)),
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
      const matchings = await Promise.all(
        terms.map(async (term) => (await matchTerm(term, false)) ?? (await matchTerm(term, true))),
      )
      return matchings.filter((matching) => matching !== undefined)
    },
  }
}

/** Merges the terms without duplicates. */
export function joined(terms: MatchedTerms[]): MatchedTerms {
  return {
    beginnings: [...new Set(terms.flatMap(({ beginnings }) => beginnings))],
    forms: [...new Set(terms.flatMap(({ forms }) => forms))],
  }
}
