export const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const

/** The first letter of a title, A to Z, ignoring accents; `#` for anything else. */
export function firstLetter(title: string): string {
  const first =
    foldText(title)
      .replace(/^[^\p{L}\p{N}]+/u, '')[0]
      ?.toUpperCase() ?? '#'
  return first >= 'A' && first <= 'Z' ? first : '#'
}

/** The runs of letters and digits in a text, in lower case and without accents. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Lower case without accents: the form in which names, tags and titles are compared and sorted. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()
}
