/** A browser makes each result anew: it shows few texts, and each once. */
export function memoize<Result>(make: (text: string) => Result, _maxCharacters: number) {
  return make
}
