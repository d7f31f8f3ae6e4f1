import { wordsOf } from './search-words.ts'
import { builtInThesaurus, type Phrase, type Thesaurus } from './thesaurus.ts'

/** One thing a text asks for: any of the phrases matches it. */
export type Term = { typed: Phrase; phrases: readonly Phrase[] }

export type Query = {
  terms: Term[]
  /** The text consists only of little words, so it asks for nothing in particular. */
  littleWordsOnly: boolean
  /** The text is a sentence: few articles contain all its words. */
  sentence: boolean
}

/** Limits on the terms of a query and the characters of a word; the rest is ignored. */
const maxTerms = 12
const maxWordLength = 40
/** A text with this many terms is a sentence, even without little words. */
const sentenceTerms = 6

/** Words of any sentence, which an article need not contain. Without apostrophes: "don't" is two words. */
const littleWords = new Set(
  `a about after again all also always am an any anything are aren arent as at be because been before being best but by
  can cant could couldn couldnt d days did didn didnt do does doesn doesnt doing don dont else every everything feel feeling feels few for from get gets getting
  give go goes going good got had has have haven having he hello help helps her hers here hey hi him his how i if ill im in
  into is isn isnt it its ive just keep keeps kind know lately left let like ll long look looking looks lot m make makes many may maybe me
  mean might mine months more most much must my near need no now of off often ok on only other our out over own
  please properly quite re really right s see seem seems she should since so some someone something sometimes somewhat still
  such t take than thank thanks that thats the their them then there theres these they thing things think this those though thru to today
  told too try up us use used using ve very want was wasn wasnt way we weeks well went were what whats when whenever where
  which while who why will with without won wont would wouldnt years you your`.split(/\s+/u),
)

export const isLittleWord = (word: string): boolean => littleWords.has(word)

/** Little words in a sentence. In a query of up to three words they count as terms. */
const operators = new Set(['and', 'not', 'or'])
const longestOperation = 3

/** Returns the distinct terms of a text. If it has only little words, all of them count. */
export function parseQuery(text: string, thesaurus = builtInThesaurus): Query {
  const words = wordsOf(text).map((word) => word.slice(0, maxWordLength))
  const terms = new Map<string, Term>()
  let little = 0
  for (let at = 0; at < words.length && terms.size < maxTerms;) {
    const { typed, phrases } = termAt(words, at, thesaurus)
    at += typed.length
    const isLittle = typed.length === 1 && littleWords.has(typed[0]!)
    if (isLittle) little += 1
    else if (!terms.has(nameOf(phrases))) terms.set(nameOf(phrases), { typed, phrases })
  }
  if (words.length > longestOperation) for (const operator of operators) terms.delete(operator)
  const sentence = terms.size >= (little > 0 ? 2 : sentenceTerms)
  // A single letter would match the beginning of some word in every article.
  if (sentence) for (const name of terms.keys()) if (name.length === 1) terms.delete(name)
  if (terms.size === 0) {
    return { terms: allOf(words), littleWordsOnly: true, sentence: false }
  }
  return { terms: [...terms.values()], littleWordsOnly: false, sentence }
}

/** Whether to skip the search for all terms, because hardly any article contains them all. */
export function isLongSentence({ sentence, terms }: Query): boolean {
  return sentence && terms.length > 2
}

/** A name for the term that all its synonyms share. */
function nameOf(phrases: Term['phrases']): string {
  return phrases[0]!.join(' ')
}

/** The longest phrase with synonyms that begins at `at`, or else the single word. */
function termAt(
  words: readonly string[],
  at: number,
  { phrasesOf, longestPhrase }: Thesaurus,
): Term {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const typed = words.slice(at, at + length)
    const phrases = phrasesOf.get(typed.join(' '))
    if (phrases) return { typed, phrases }
  }
  const typed = [words[at]!]
  return { typed, phrases: [typed] }
}

/** The site's own groups of synonyms that a list of words names, with the number of words that name each. */
export function groupsAt(words: readonly string[]): { name: string; length: number }[] {
  const groups: { name: string; length: number }[] = []
  for (let at = 0; at < words.length;) {
    const { typed, phrases } = termAt(words, at, builtInThesaurus)
    if (builtInThesaurus.phrasesOf.has(typed.join(' '))) {
      groups.push({ name: nameOf(phrases), length: typed.length })
    }
    at += typed.length
  }
  return groups
}

function allOf(words: readonly string[]): Term[] {
  return [...new Set(words)]
    .slice(0, maxTerms)
    .map((word) => ({ typed: [word], phrases: [[word]] }))
}
