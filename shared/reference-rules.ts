import type { ReferencesField } from './fields.ts'
import { referenceListInput } from './reference-input.ts'
import { type ReferenceInput, referenceLimits } from './reference.ts'
import { citedNumbers } from './reference-markers.ts'

type Breach = { path: PropertyKey[]; message: string }

/**
 * Checks the references of a record, then the markers in its texts. Without references, brackets are
 * plain text. `references` is undefined if none were sent.
 */
export function checkReferences(
  name: string,
  { citedIn }: ReferencesField,
  record: Record<string, unknown>,
): { references: ReferenceInput[] | undefined; breaches: Breach[] } {
  const given = record[name]
  if (given === undefined) return { references: undefined, breaches: [] }
  const { data, error } = referenceListInput.safeParse(given)
  if (error) {
    const breaches = error.issues.map(({ path, message }) => ({ path: [name, ...path], message }))
    return { references: undefined, breaches }
  }
  const breach = findCitationBreach(citedIn, record, data.length)
  return { references: data, breaches: breach ? [breach] : [] }
}

/** The first text with too many markers, or with a number beyond this many references. */
export function findCitationBreach(
  citedIn: readonly string[],
  record: Record<string, unknown>,
  references: number,
): (Breach & { path: [string] }) | undefined {
  if (references === 0) return undefined
  for (const text of citedIn) {
    const html = record[text]
    if (typeof html !== 'string') continue
    const cited = citedNumbers(html)
    if (cited.length > referenceLimits.citations) {
      const message = `Too many citations. Limit is ${referenceLimits.citations}.`
      return { path: [text], message }
    }
    const missing = cited.find((number) => number > references)
    if (missing === undefined) continue
    return { path: [text], message: `Reference [${missing}] is cited but not in the list.` }
  }
  return undefined
}
