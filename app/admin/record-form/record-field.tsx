import type { ComponentProps } from 'react'
import type { DraftValue } from '../../../shared/draft-fields.ts'
import { valueText } from '../../../shared/value-text.ts'
import { ImageField } from '../image-field/image-field.tsx'
import type { useImage } from '../image-field/use-image.ts'
import type { RecordKind, StoredRecord } from '../record-kinds/record-kind.ts'
import { CheckboxField } from './checkbox-field.tsx'
import { FieldInput } from './field-input.tsx'
import { FormField } from './form-field.tsx'
import type { ProblemOf } from './record-editor.tsx'
import { SelectInput } from './select-input.tsx'
import type { ShownTexts } from './shown-texts.ts'
import type { SavingState } from './use-saving.ts'

type RecordFieldProps = {
  name: string
  kind: Pick<RecordKind<StoredRecord, object, object>, 'fields' | 'picture' | 'messages'>
  form: {
    values: Record<string, DraftValue>
    set(name: string, value: DraftValue): void
    texts: ShownTexts
    image: ReturnType<typeof useImage>
    saving: Pick<SavingState, 'report'>
    deleteStoredImage(): Promise<unknown>
  }
  readOnly: boolean
  problemOf: ProblemOf
} & Pick<ComponentProps<typeof FieldInput>, 'onCite' | 'onFootnotes' | 'placeholder'>

/**
 * The input of a text, a boolean, a single choice or the picture. Forms bring their own inputs for other
 * kinds of fields.
 */
export function RecordField({ name, kind, form, problemOf, ...props }: RecordFieldProps) {
  const field = kind.fields[name]!
  const { values, set, texts, image, saving } = form
  const { readOnly } = props
  switch (field.kind) {
    case 'boolean':
      return (
        <CheckboxField
          name={name}
          field={field}
          checked={values[name] === true}
          onChange={set}
          {...problemOf(name)}
        />
      )
    case 'image': {
      const { imageBroken: message } = kind.messages
      return (
        <ImageField
          label={field.label}
          {...kind.picture}
          image={image}
          readOnly={readOnly}
          onDeleteStored={form.deleteStoredImage}
          onBroken={() => message && saving.report({ message, field: name })}
          {...problemOf(name)}
        />
      )
    }
    case 'choice':
    case 'choices': {
      const options = field.kind === 'choice' ? field.answers : field.options
      const [chosen] = [values[name] as string | string[]].flat()
      const choose = (option: string) =>
        set(name, field.kind === 'choice' ? option : option ? [option] : [])
      return (
        <FormField label={field.label} hint={field.hint} name={name} {...problemOf(name)}>
          {(attributes) => (
            <SelectInput
              {...attributes}
              value={chosen ?? ''}
              onChange={choose}
              none={field.none}
              options={options.map((value) => ({
                value,
                label: value.charAt(0).toUpperCase() + value.slice(1),
              }))}
            />
          )}
        </FormField>
      )
    }
    case 'line':
    case 'email':
    case 'web-address':
    case 'rich-text':
      return (
        <FieldInput
          name={name}
          field={field}
          texts={texts}
          value={valueText(values[name])}
          onChange={set}
          {...props}
          {...problemOf(name)}
        />
      )
    default:
      throw new Error(`The form has no input for “${name}”.`)
  }
}
