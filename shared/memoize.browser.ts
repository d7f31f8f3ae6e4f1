/** A browser makes each result anew: it shows few texts, and each once. */
export function memoize<Texts extends string[], Result>(
  make: (...texts: Texts) => Result,
  _maxCharacters: number,
) {
  return make
}
