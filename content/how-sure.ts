/** How sure a statement is, and the words that tell readers so. */
export const certainties = {
  strong: 'Strong evidence',
  some: 'Some evidence',
  weak: 'Weak evidence',
  advice: 'Expert advice',
  unknown: 'Not known',
} as const

/** A statement on how sure something is. Markers such as [1] cite sources by number. */
export type HowSure = { certainty: keyof typeof certainties; text: string }

/** As one text, for example `Strong evidence: exercises help.` */
export function howSureText({ certainty, text }: HowSure): string {
  return `${certainties[certainty]}: ${text}`
}
