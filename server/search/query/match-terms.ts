import type { MatchedTerms } from './highlighter.ts'
import type { Term } from './parse-query.ts'

/** What finds the articles that are meant, in a store's own language, and what is marked in them. */
export type Matching<Query> = { query: Query; terms: MatchedTerms }

/** What finds a word, and which of the site's words are meant by it besides those that begin so. */
export type FoundWord<Query> = { query: Query; forms: string[] }

/** The words of a site as its store knows them. */
export type Lexicon<Query> = {
  /**
   * A word as typed, as the beginning of a word, or in another form (headache, headaches); with
   * `misspelt` also with one typing error. Undefined where the site does not know it.
   */
  find: (word: string, misspelt: boolean) => Promise<FoundWord<Query> | undefined>
  all: (queries: Query[]) => Query
  any: (queries: Query[]) => Query
}

export type TermMatcher<Query> = ReturnType<typeof createTermMatcher<Query>>

/** Finds out what terms stand for in a site, by their words and their synonyms. */
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
    // The words of a longer synonym, such as "jaw joint", mean something else when they stand alone.
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
    /** Every term; undefined where the site does not know one of them. */
    asTyped: (terms: readonly Term[]) => matchAll(terms, false),

    /** The same with one typing error in each word. */
    corrected: (terms: readonly Term[]) => matchAll(terms, true),

    /** Each of the terms that the site knows, as typed or else with one typing error in each word. */
    async each(terms: readonly Term[]): Promise<Matching<Query>[]> {
      const matchings = await Promise.all(
        terms.map(async (term) => (await matchTerm(term, false)) ?? (await matchTerm(term, true))),
      )
      return matchings.filter((matching) => matching !== undefined)
    },
  }
}

/** What all of them look for, each once. */
export function joined(terms: MatchedTerms[]): MatchedTerms {
  return {
    beginnings: [...new Set(terms.flatMap(({ beginnings }) => beginnings))],
    forms: [...new Set(terms.flatMap(({ forms }) => forms))],
  }
}
