import { useEffect, useId, useRef, useState } from 'react'
import { type DraftReference, referenceLimits } from '../../../shared/reference.ts'
import { DangerActions } from '../../ui/dialog/danger-actions.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { AdminIcon } from '../frame/admin-icon.tsx'
import type { ProblemOf } from '../record-form/record-editor.tsx'
import { ReferenceItem } from './reference-item.tsx'

/** Maps a reference's old number to its new one; undefined if the reference is gone. */
export type Renumber = (number: number) => number | undefined

type ReferencesFieldProps = {
  label: string
  /** The field's name in the API. */
  name: string
  references: DraftReference[]
  /** `renumber` is given if the numbers of the others have changed. */
  onChange: (references: DraftReference[], renumber?: Renumber) => void
  /** Whether a text cites the reference with this number. */
  isCited: (number: number) => boolean
  readOnly: boolean
  problemOf: ProblemOf
}

export const newReference: DraftReference = {
  kind: 'journal',
  authors: '',
  title: '',
  publishedIn: '',
  year: null,
  doi: '',
  pmid: '',
  url: '',
  accessed: '',
}

/** An article's references, in order. */
export function ReferencesField(props: ReferencesFieldProps) {
  const { label, name, references, onChange, isCited, readOnly, problemOf } = props
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<number>()
  const focusNext = useFocus(group, references)

  function move(index: number, step: 1 | -1) {
    const to = index + step
    const next = references.with(index, references[to]!).with(to, references[index]!)
    const swapped = new Map([
      [index + 1, to + 1],
      [to + 1, index + 1],
    ])
    focusNext(to, step < 0 ? 'Move up' : 'Move down')
    onChange(next, (number) => swapped.get(number) ?? number)
  }

  function remove(index: number) {
    setAsking(undefined)
    focusNext(Math.min(index, references.length - 2))
    onChange(references.toSpliced(index, 1), (number) => {
      if (number === index + 1) return undefined
      return number > index + 1 ? number - 1 : number
    })
  }

  return (
    <div className="text-field form-field references-field" data-field={name} ref={group}>
      <p className="field-label" id={id}>
        {label}
      </p>
      <div role="group" aria-labelledby={id} className="reference-items">
        {references.map((reference, index) => (
          <ReferenceItem
            // The inputs have no state of their own, so the same index can come to show another reference.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            list={name}
            number={index + 1}
            isLast={index === references.length - 1}
            reference={reference}
            onChange={(changed) => onChange(references.with(index, changed))}
            onMove={(step) => move(index, step)}
            onRemove={() => (isCited(index + 1) ? setAsking(index) : remove(index))}
            problemOf={problemOf}
          />
        ))}
        {references.length === 0 && (
          <p className="field-hint">
            None yet. With references, numbers in brackets such as [1] become links to them.
          </p>
        )}
        {!readOnly && references.length < referenceLimits.list && (
          <button
            className="button quiet-button"
            type="button"
            onClick={() => {
              focusNext(references.length)
              onChange([...references, newReference])
            }}
          >
            <AdminIcon name="plus" />
            Add reference
          </button>
        )}
      </div>
      {asking !== undefined && (
        <Dialog title={`Remove reference ${asking + 1}?`} onClose={() => setAsking(undefined)}>
          <p>The text cites it. Its numbers are taken out of the text as well.</p>
          <DangerActions
            confirm="Remove"
            onCancel={() => setAsking(undefined)}
            onConfirm={() => remove(asking)}
          />
        </Dialog>
      )}
    </div>
  )
}

/** Moves the focus to a reference after the list changes: to the named button, or its first input. */
function useFocus(group: React.RefObject<HTMLElement | null>, references: DraftReference[]) {
  const wanted = useRef<{ index: number; button?: string | undefined }>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    const { index, button } = wanted.current
    wanted.current = undefined
    const items = group.current?.querySelectorAll('.reference-item')
    const item = items?.[index]
    const buttons = [...((item ?? group.current)?.querySelectorAll('button') ?? [])]
    const named = buttons.find((one) => one.textContent === button && !one.disabled)
    const input = item?.querySelector<HTMLElement>('input')
    ;(named ?? input ?? buttons.at(-1))?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when the list has changed
  }, [group, references])
  return (index: number, button?: string) => void (wanted.current = { index, button })
}
