/** How far words of the site may be from a word as typed. */
export const shortestMisspelt = 3
export const shortestMisspeltBeginning = 5
/** The longer the word, the more candidates; nobody misspells longer ones by one letter only. */
export const longestMisspelt = 25
/** So many words that begin one error away stand for all of them. */
export const mostBeginnings = 40

export const lastCharacter = '\u{10FFFF}'
