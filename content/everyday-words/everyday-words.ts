// How everyday words are written: words separated by spaces must all be in a sentence, in any order and
// form; `a|b` allows either; `a_b` must stand together; `-a|b` must not be there. `cannot` stands for every
// way to say so (can't, won't, unable to). Groups of `synonyms.ts` count as one word, so `grinding` is
// clenching as well. The entry with the most words in the sentence wins; filler words are in no entry.
export { dangerWords, pageOfSign } from './danger-words.ts'
export { ordinaryWords } from './ordinary-words.ts'
export { pageWords } from './page-words.ts'
export { serviceWords } from './service-words.ts'
