import { memo } from 'react'
import type { DraftValue } from '../../../shared/draft-fields.ts'
import { equal } from '../../../shared/merge-field.ts'
import type { DraftReference } from '../../../shared/reference.ts'
import { valueText } from '../../../shared/value-text.ts'
import type { WordField } from '../../../shared/words.ts'
import type { ProblemOf } from '../record-form/record-editor.tsx'
import { RichTextField } from '../record-form/rich-text-field.tsx'
import type { Problem } from '../record-form/use-saving.ts'
import type { ShownTexts } from '../record-form/shown-texts.ts'
import { ReferencesField } from '../references/references-field.tsx'
import { ChoiceInput } from './choice-input.tsx'
import { ItemsField } from './items-field.tsx'
import { PictureField } from './picture-field.tsx'
import { TextInput } from './text-input.tsx'
import { TextsField } from './texts-field.tsx'
import type { useSources } from './use-sources.ts'
import type { WordsDraft } from './words-kind.ts'

export type WordsFormState = {
  values: WordsDraft
  current: () => WordsDraft
  set: (name: string, value: DraftValue) => void
  /** Renders the form with its current rich texts. */
  draw: () => void
  texts: ShownTexts
  saving: { problem: Problem | undefined }
}

type WordInputProps = {
  field: WordField
  form: WordsFormState
  onSources: ReturnType<typeof useSources>
  problemOf: ProblemOf
}

/** On wide screens two texts that are no longer stand side by side. */
const shortText = 32
const shortKinds = new Set<WordField['kind']>(['line', 'email', 'telephone', 'url'])

/**
 * The input of a field, and whether its words differ from the program's. Typing in one field must not render
 * the others: pages have sixty.
 */
export const WordInput = memo(PlainWordInput, isUnchanged)

function isUnchanged(before: WordInputProps, after: WordInputProps): boolean {
  const { name } = after.field
  return (
    before.field === after.field &&
    before.form.set === after.form.set &&
    before.form.values[name] === after.form.values[name] &&
    problemIn(before) === problemIn(after)
  )
}

/** The form's problem, if it is about this field. */
function problemIn({ field: { name }, form: { saving } }: WordInputProps): Problem | undefined {
  const about = saving.problem?.field
  return about === name || about?.startsWith(`${name}.`) ? saving.problem : undefined
}

function PlainWordInput(props: WordInputProps) {
  const { field, form } = props
  const { name, label, initial, rich } = field
  const isShort = shortKinds.has(field.kind) && valueText(initial).length <= shortText
  const isChanged = !equal(form.values[name], initial)

  function useOriginal() {
    form.set(name, initial)
    if (rich) form.texts.show(name, valueText(initial))
    form.draw()
  }

  return (
    <div className="word-input" data-changed={isChanged} data-short={isShort}>
      <Input {...props} />
      {isChanged && (
        <p className="word-changed">
          <span className="state-badge" data-badge="Changed">
            Changed
          </span>
          <button type="button" className="text-button" onClick={useOriginal}>
            Use the original
            <span className="visually-hidden"> of {label}</span>
          </button>
        </p>
      )}
    </div>
  )
}

function Input({ field, form, onSources, problemOf }: WordInputProps) {
  const { name, label, kind, help, rich } = field
  const { values, set } = form
  const value = values[name]
  const input = { field, onChange: (next: DraftValue) => set(name, next), problemOf }
  switch (kind) {
    case 'list':
      return <TextsField {...input} texts={value as string[]} />
    case 'items':
      return <ItemsField {...input} items={value as DraftReference[]} />
    case 'sources':
      return (
        <ReferencesField
          label={label}
          name={name}
          references={value as DraftReference[]}
          onChange={(sources, renumber) => onSources.change(name, sources, renumber)}
          isCited={onSources.isCited}
          readOnly={false}
          problemOf={problemOf}
        />
      )
    case 'picture':
      return <PictureField {...input} address={valueText(value)} />
    case 'choice':
      return <ChoiceInput {...input} chosen={valueText(value)} />
    default:
      if (!rich) return <TextInput {...input} text={valueText(value)} />
      return (
        <RichTextField
          label={label}
          name={name}
          html={valueText(value)}
          onChange={(_name, html) => {
            set(name, html)
            form.draw()
          }}
          texts={form.texts}
          hint={help}
          readOnly={false}
          {...problemOf(name)}
        />
      )
  }
}
