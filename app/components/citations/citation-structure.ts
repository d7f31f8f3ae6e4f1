import { referenceAddress, type Work } from '../../../shared/reference.ts'

/** Structured data about the works that a page cites, for search engines (schema.org). */
export function citationStructure(references: readonly Work[]): Record<string, unknown>[] {
  return references.map((reference) => {
    const url = referenceAddress(reference)
    return {
      '@type': 'CreativeWork',
      name: reference.title,
      ...(url && { url }),
      ...(reference.doi && { identifier: `doi:${reference.doi}` }),
    }
  })
}
