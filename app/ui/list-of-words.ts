const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Joins words as in "a, b, and c". */
export const listOfWords = (words: readonly string[]): string => list.format(words)
