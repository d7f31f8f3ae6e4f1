import { foldText } from './letters.ts'

/** A readable id from a title or name: lower case letters and digits joined by hyphens, at most 80 characters. */
export function slugFrom(text: string): string {
  const slug = foldText(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return wholeWords(slug) || 'untitled'
}

const longest = 80

/** Cuts at the last hyphen that fits, or inside a word that is too long. */
function wholeWords(slug: string): string {
  if (slug.length <= longest) return slug
  const end = slug.lastIndexOf('-', longest)
  return slug.slice(0, end > 0 ? end : longest)
}
