import { memo } from 'react'
import type { DraftValue } from '../../../shared/draft-fields.ts'
import { equal } from '../../../shared/merge-field.ts'
import type { DraftReference } from '../../../shared/reference.ts'
import { valueText } from '../../../shared/value-text.ts'
import type { WordField } from '../../../shared/words.ts'
import type { ProblemOf } from '../record-form/record-editor.tsx'
import { RichTextField } from '../record-form/rich-text-field.tsx'
import type { Problem } from '../record-form/use-saving.ts'
import { writtenDay } from '../frame/panel-dates.ts'
import { ReferencesField } from '../references/references-field.tsx'
import { ChoiceInput } from './choice-input.tsx'
import { CompareWord } from './compare-word.tsx'
import { ItemsField } from './items-field.tsx'
import { PictureField } from './picture-field.tsx'
import { TextInput } from './text-input.tsx'
import { TextsField } from './texts-field.tsx'
import type { SignedWords } from './use-signed-words.ts'
import type { useSources } from './use-sources.ts'
import type { WordsFormState } from './words-form-state.ts'

type WordInputProps = {
  field: WordField
  form: WordsFormState
  onSources: ReturnType<typeof useSources>
  signed: SignedWords | undefined
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
    before.signed === after.signed &&
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
  const { field, form, signed, ...shared } = props
  const { name, label, initial, rich } = field
  const isShort = shortKinds.has(field.kind) && valueText(initial).length <= shortText
  const value = form.values[name]
  const isChanged = !equal(value, initial)
  const before = signed?.fields[name]

  function useOriginal() {
    form.set(name, initial)
    if (rich) form.texts.show(name, valueText(initial))
    form.draw()
  }

  return (
    <div className="word-input" data-changed={isChanged} data-short={isShort}>
      <Input field={field} form={form} {...shared} />
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
      {isChanged && value !== undefined && field.kind !== 'picture' && (
        <CompareWord
          title="Compare with the original"
          field={field}
          before={initial}
          after={value}
        />
      )}
      {before !== undefined && value !== undefined && !equal(value, before) && (
        <CompareWord
          title={`Changed since it was signed on ${writtenDay(signed!.at)}`}
          field={field}
          before={before}
          after={value}
        />
      )}
    </div>
  )
}

function Input({ field, form, onSources, problemOf }: Omit<WordInputProps, 'signed'>) {
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
