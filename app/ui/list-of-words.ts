const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** "a, b, and c". */
export const listOfWords = (words: readonly string[]): string => list.format(words)
