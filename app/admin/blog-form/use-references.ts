import { useCallback, useState } from 'react'
import { blogFields } from '../../../shared/blog-fields.ts'
import type { DraftReference } from '../../../shared/reference.ts'
import { renumberMarkers } from '../../../shared/reference-markers.ts'
import { newReference, type Renumber } from '../references/references-field.tsx'
import type { InsertMarker } from '../rich-text-editor/insert-marker.ts'
import type { BlogDraft } from '../record-kinds/blog.ts'

type Form = {
  current: () => BlogDraft
  set: <Name extends keyof BlogDraft>(name: Name, value: BlogDraft[Name]) => void
  texts: { show: (name: string, html: string) => void }
}

const { citedIn } = blogFields.references

/** What happens to references and to the markers in the texts. */
export function useReferences({ current, set, texts }: Form) {
  const [inserting, setInserting] = useState<{ insert: InsertMarker }>()

  function change(references: DraftReference[], renumber?: Renumber) {
    set('references', references)
    if (!renumber) return
    for (const name of citedIn) {
      const html = current()[name]
      const renumbered = renumberMarkers(html, renumber)
      if (renumbered === html) continue
      set(name, renumbered)
      texts.show(name, renumbered)
    }
  }

  return {
    change,
    isCited: (number: number) =>
      citedIn.some((name) => {
        const html = current()[name]
        return renumberMarkers(html, (one) => (one === number ? undefined : one)) !== html
      }),
    /** Asks which reference a text cites. */
    cite: useCallback((insert: InsertMarker) => setInserting({ insert }), []),
    /** Adds the texts of footnotes as references; returns the number of the first. */
    addFootnotes: useCallback(
      (notes: readonly string[]) => {
        const { references } = current()
        set('references', [...references, ...notes.map(referenceFrom)])
        return references.length + 1
      },
      [current, set],
    ),
    isCiting: inserting !== undefined,
    stopCiting: () => setInserting(undefined),
    /** Cites the one that was chosen; a number beyond the list is a new reference. */
    chooseCited(number: number) {
      const { references } = current()
      const isNew = number > references.length
      setInserting(undefined)
      if (isNew) change([...references, newReference])
      // After the dialog has given the focus back to where it was.
      setTimeout(() => {
        inserting?.insert(number)
        if (isNew) focusOn(number)
      })
    },
  }
}

/** What can be told apart in a footnote: `Authors. Title. Journal. Year`, and its addresses. */
function referenceFrom(note: string): DraftReference {
  const url = /https?:\/\/\S+[^\s.,;)\]]/.exec(note)?.[0] ?? ''
  const doi = /\b10\.\d{4,9}\/[^\s"<>]+[^\s"<>.,;)\]]/.exec(note)?.[0] ?? ''
  const words = note
    .replace(url, '')
    .replace(/\bdoi:?\s*\S*/i, '')
    .trim()
  const [first = '', second = '', ...rest] = words.split(/\.\s+/)
  const year = /\b(?:19|20)\d\d\b/.exec(rest.join(' ') || words)?.[0]
  return {
    ...newReference,
    kind: url && !doi ? 'web' : 'journal',
    authors: second ? first : '',
    title: (second || first).replace(/\.$/, ''),
    publishedIn: rest[0]?.replace(/[\s,;]*\b(?:19|20)\d\d\b.*$/, '').replace(/\.$/, '') ?? '',
    year: year ? Number(year) : null,
    doi: doi.toLowerCase(),
    url: doi ? '' : url,
  }
}

/** Whether the text of this field cites references. */
export function isCitedIn(name: string): boolean {
  return (citedIn as readonly string[]).includes(name)
}

/** What is cited first is filled in next. */
function focusOn(number: number) {
  const field = CSS.escape(`references.${number - 1}.authors`)
  document.querySelector<HTMLElement>(`[data-field="${field}"] input`)?.focus()
}
