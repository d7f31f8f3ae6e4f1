/** Path of the list of pages. */
export const wordsList = '/admin/words'

/** Address of the form of a page of words. */
export const wordsAddress = (key: string) => `${wordsList}/${key}`
