import type { Blog } from '../../../shared/blog.ts'
import { blogFields } from '../../../shared/blog-fields.ts'
import { FormField } from '../record-form/form-field.tsx'
import { SelectInput } from '../record-form/select-input.tsx'
import { useAuthors } from '../client/use-authors.ts'

type AuthorFieldProps = {
  current: Blog['author_id']
  value: string
  onChange: (id: string) => void
  onLoadFailure: () => void
  readOnly: boolean
  invalid: boolean
  problemId: string
  mark?: string | undefined
}

const { label, hint } = blogFields.author_id

/** Chooses the doctor who wrote the article. */
export function AuthorField(props: AuthorFieldProps) {
  const { current, value, onChange, onLoadFailure, readOnly, ...field } = props
  const { authors, loading, failed, retry } = useAuthors(
    current,
    !readOnly || (value !== '' && !current),
    onLoadFailure,
  )
  return (
    <FormField label={label} hint={hint} name="author_id" {...field}>
      {(attributes) => (
        <>
          <SelectInput
            {...attributes}
            value={value}
            onChange={onChange}
            none={loading ? 'Loading authors...' : 'Select an author'}
            options={authors.map(({ _id, name }) => ({ value: _id, label: name }))}
          />
          {failed && (
            <button className="text-button" type="button" onClick={retry}>
              Reload the authors
            </button>
          )}
        </>
      )}
    </FormField>
  )
}
