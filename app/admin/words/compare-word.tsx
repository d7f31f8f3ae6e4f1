import { lazy, Suspense, useState } from 'react'
import type { DraftValue } from '../../../shared/draft-fields.ts'
import type { WordField } from '../../../shared/words.ts'

/** Few people compare; the code that does it is large. */
const WordDifference = lazy(async () => ({
  default: (await import('./word-difference.tsx')).WordDifference,
}))

type CompareWordProps = { title: string; field: WordField; before: DraftValue; after: DraftValue }

/** Opens how a field's words differ from earlier ones. */
export function CompareWord({ title, ...compared }: CompareWordProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="compare-word" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title}
        <span className="visually-hidden">: {compared.field.label}</span>
      </summary>
      {isOpen && (
        <Suspense fallback={<p className="quiet">Loading...</p>}>
          <WordDifference {...compared} />
        </Suspense>
      )}
    </details>
  )
}
