/**
 * Makes each text's result once and remembers it by all that the text says, until the remembered
 * texts together are longer than so many characters.
 */
export function memoize<Result>(make: (text: string) => Result, maxCharacters: number) {
  const results = new Map<string, Result>()
  let characters = 0

  return (text: string): Result => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = make(text)
    characters += text.length
    if (characters > maxCharacters) {
      results.clear()
      characters = text.length
    }
    results.set(text, result)
    return result
  }
}
