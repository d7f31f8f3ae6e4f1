/* oxlint-disable react/no-array-index-key -- the parts of a difference never change their order */
import type { ReactNode } from 'react'
import type { WordRun } from '../../../shared/compare-words.ts'
import type { MarkedWord } from '../../../shared/read-paragraphs.ts'

/** Text for screen readers, few of which announce inserted and deleted words. */
function Said({ children }: { children: string }) {
  return <span className="visually-hidden">{children}</span>
}

export function Added({ children }: { children: ReactNode }) {
  return (
    <>
      <Said> Added: </Said>
      <ins>{children}</ins>
      <Said> (end) </Said>
    </>
  )
}

export function Removed({ children }: { children: ReactNode }) {
  return (
    <>
      <Said> Removed: </Said>
      <del>{children}</del>
      <Said> (end) </Said>
    </>
  )
}

/** Words of a changed paragraph. If only the formatting has changed, a note after them says how. */
export function Runs({ runs }: { runs: readonly WordRun[] }) {
  return runs.map(({ kind, words, note }, at) => {
    const text = <Words words={words} />
    if (kind === 'added') return <Added key={at}>{text}</Added>
    if (kind === 'removed') return <Removed key={at}>{text}</Removed>
    if (kind === 'same') return <span key={at}>{text}</span>
    return (
      <span key={at}>
        <span className="reformatted">{text}</span> <Note>{note}</Note>{' '}
      </span>
    )
  })
}

/** What a screen reader says about a change besides its text. */
export function Note({ children }: { children: ReactNode }) {
  return <span className="change-note">{children}</span>
}

/** Text with its formatting. */
export function Words({ words }: { words: readonly MarkedWord[] }) {
  return alikeWords(words).map(({ text, marks }, at) => (
    <Marked key={at} marks={marks}>
      {text}
    </Marked>
  ))
}

/** Joins neighbours with the same formatting. */
function alikeWords(words: readonly MarkedWord[]): MarkedWord[] {
  const alike: MarkedWord[] = []
  for (const word of words) {
    const last = alike.at(-1)
    if (last && last.marks.join() === word.marks.join()) {
      alike[alike.length - 1] = { text: last.text + word.text, marks: last.marks }
    } else alike.push(word)
  }
  return alike
}

function Marked({ marks, children }: { marks: readonly string[]; children: ReactNode }) {
  const [mark, ...others] = marks
  if (mark === undefined) return children
  const inner = <Marked marks={others}>{children}</Marked>
  if (mark === 'bold') return <strong>{inner}</strong>
  if (mark === 'italic') return <em>{inner}</em>
  if (mark === 'code') return <code>{inner}</code>
  if (mark === 'underlined') return <u>{inner}</u>
  return <span className="linked">{inner}</span>
}
