/** Shorter words are not corrected. */
export const shortestMisspelt = 3
/** Shorter words are corrected only as whole words, not as beginnings. */
export const shortestMisspeltBeginning = 5
/** Longer words have more candidates, and are seldom misspelt by just one letter. */
export const longestMisspelt = 25
/** At most this many words with a corrected beginning are searched for. */
export const mostBeginnings = 40

export const lastCharacter = '\u{10FFFF}'
