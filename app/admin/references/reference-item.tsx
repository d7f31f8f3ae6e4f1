import type { ReactNode } from 'react'
import {
  type DraftReference,
  normalizeDoi,
  referenceAddress,
  referenceKinds,
  referenceLimits,
} from '../../../shared/reference.ts'
import { FormField, type InputAttributes } from '../record-form/form-field.tsx'
import type { ProblemOf } from '../record-form/record-editor.tsx'
import { SelectInput } from '../record-form/select-input.tsx'
import { KnownInput } from './known-input.tsx'

const kindLabels: Record<(typeof referenceKinds)[number], string> = {
  journal: 'Journal article',
  guideline: 'Guideline',
  web: 'Web page',
  book: 'Book',
  other: 'Other',
}

type ReferenceItemProps = {
  /** The name of the list in the API. */
  list: string
  /** Its position in the list, from 1. */
  number: number
  isLast: boolean
  reference: DraftReference
  onChange: (reference: DraftReference) => void
  onMove: (step: 1 | -1) => void
  onRemove: () => void
  problemOf: ProblemOf
}

/** The inputs and actions of one reference. */
export function ReferenceItem(props: ReferenceItemProps) {
  const { list, number, isLast, reference, onChange, onMove, onRemove, problemOf } = props
  const text = (name: string) => String(reference[name] ?? '')
  const set = (name: string, value: string | number | null) =>
    onChange({ ...reference, [name]: value })
  const address = referenceAddress({
    doi: normalizeDoi(text('doi')),
    url: text('url'),
    pmid: text('pmid'),
  })

  const field = (
    name: string,
    label: string,
    input: (attributes: InputAttributes) => ReactNode,
  ) => {
    const path = `${list}.${number - 1}.${name}`
    return (
      <div className={`reference-${name}`}>
        <FormField label={label} name={path} {...problemOf(path)}>
          {input}
        </FormField>
      </div>
    )
  }
  const line = (name: string, label: string, attributes: object = {}) =>
    field(name, label, (given) => (
      <input
        type="text"
        autoComplete="off"
        {...given}
        {...attributes}
        value={text(name)}
        onChange={({ target }) => set(name, target.value)}
      />
    ))
  const known = (name: string, label: string, maxLength?: number) =>
    field(name, label, (given) => (
      <KnownInput
        {...given}
        {...(maxLength && { maxLength })}
        value={text(name)}
        onChange={(typed) => set(name, typed)}
        onKnown={({ _id, ...work }) => onChange({ ...reference, ...work })}
      />
    ))

  return (
    <fieldset className="reference-item">
      <legend>Reference {number}</legend>
      <div className="reference-fields">
        {known('authors', 'Authors', referenceLimits.authors)}
        {known('title', 'Title', referenceLimits.title)}
        {line('publishedIn', 'Published in', { maxLength: referenceLimits.publishedIn })}
        {field('year', 'Year', (given) => (
          <input
            {...given}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={text('year')}
            onChange={({ target }) => set('year', yearFrom(target.value))}
          />
        ))}
        {field('kind', 'Kind', (given) => (
          <SelectInput
            {...given}
            value={text('kind')}
            onChange={(kind) => set('kind', kind)}
            options={referenceKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
          />
        ))}
        {known('doi', 'DOI')}
        {line('pmid', 'PMID', { inputMode: 'numeric' })}
        {line('url', 'Web address', { type: 'url', placeholder: 'https://' })}
        {line('accessed', 'Opened on', { type: 'date' })}
      </div>
      <div className="reference-buttons">
        <button
          type="button"
          className="text-button"
          disabled={number === 1}
          onClick={() => onMove(-1)}
        >
          Move up
        </button>
        <button type="button" className="text-button" disabled={isLast} onClick={() => onMove(1)}>
          Move down
        </button>
        <button type="button" className="text-button" onClick={onRemove}>
          Remove
        </button>
        <button
          type="button"
          className="text-button"
          disabled={!address.startsWith('https:')}
          onClick={() => window.open(address, '_blank', 'noopener,noreferrer')}
        >
          Open
        </button>
      </div>
    </fieldset>
  )
}

/** Returns a number for digits, and anything else as typed, which the rules reject. */
function yearFrom(typed: string): string | number | null {
  const year = typed.trim()
  if (year === '') return null
  return /^\d{1,6}$/.test(year) ? Number(year) : typed
}
