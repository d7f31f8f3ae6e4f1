import type { DraftReference } from '../../../shared/reference.ts'
import { renumberMarkers, splitMarkers } from '../../../shared/reference-markers.ts'
import type { DraftValue } from '../../../shared/draft-fields.ts'
import type { WordPage } from '../../../shared/words.ts'
import type { Renumber } from '../references/references-field.tsx'
import type { WordsFormState } from './words-form-state.ts'

/** Changes a page's sources; where their numbers change, the markers in all of its texts follow. */
export function useSources({ fields }: WordPage, { current, set }: WordsFormState) {
  return {
    change(name: string, sources: DraftReference[], renumber?: Renumber) {
      set(name, sources)
      if (!renumber) return
      for (const { name: other, kind } of fields) {
        if (kind === 'sources') continue
        const value = current()[other]!
        const renumbered = inTexts(value, (text) => renumberMarkers(text, renumber))
        if (JSON.stringify(renumbered) !== JSON.stringify(value)) set(other, renumbered)
      }
    },
    isCited: (number: number) =>
      fields.some(
        ({ name, kind }) =>
          kind !== 'sources' &&
          JSON.stringify(current()[name]).includes('[') &&
          splitMarkers(JSON.stringify(current()[name])).includes(number),
      ),
  }
}

function inTexts(value: DraftValue, change: (text: string) => string): DraftValue {
  if (typeof value === 'string') return change(value)
  if (!Array.isArray(value)) return value
  return value.map((item) =>
    typeof item === 'string'
      ? change(item)
      : Object.fromEntries(
          Object.entries(item).map(([name, part]) => [
            name,
            typeof part === 'string' ? change(part) : part,
          ]),
        ),
  ) as DraftValue
}
