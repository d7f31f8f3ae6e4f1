import { useId, useRef, useState } from 'react'
import { FormField } from '../record-form/form-field.tsx'
import { KnownTags } from '../record-form/known-tags.tsx'
import { RemovableTags } from '../record-form/removable-tags.tsx'
import { tagsOf } from '../record-kinds/blog.ts'

type TagsFieldProps = {
  tags: string[]
  onChange: (tags: string[]) => void
  /** What stands in the line for the next tag. */
  typed: string
  onType: (typed: string) => void
  readOnly: boolean
  invalid: boolean
  problemId: string
  mark?: string | undefined
}

/** Tags are added one by one, with the button or Enter, and each can be taken away. */
export function TagsField({ tags, onChange, typed, onType, readOnly, ...field }: TagsFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const [suggesting, setSuggesting] = useState(false)

  function add() {
    onChange(tagsOf({ tags, typed_tag: typed }))
    onType('')
    input.current?.focus()
  }

  function remove(tag: string) {
    onChange(tags.filter((other) => other !== tag))
    input.current?.focus()
  }

  return (
    <FormField
      label="Tags"
      name="tags"
      hint="An article appears on the page of each condition that is one of its tags, such as Jaw or Sleep Apnea."
      {...field}
    >
      {(attributes) => (
        <>
          <div className="tag-entry">
            <input
              {...attributes}
              ref={input}
              list={suggesting ? list : undefined}
              onFocus={() => setSuggesting(true)}
              type="text"
              autoComplete="off"
              placeholder="Add a tag"
              value={typed}
              onChange={(event) => onType(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                add()
              }}
            />
            {suggesting && <KnownTags id={list} typed={typed} />}
            <button className="button quiet-button" type="button" onClick={add}>
              Add
            </button>
          </div>
          <RemovableTags
            label="Tags of this blog"
            tags={tags.map((tag) => ({ value: tag, label: tag }))}
            remove="Remove tag"
            onRemove={remove}
            readOnly={readOnly}
          />
        </>
      )}
    </FormField>
  )
}
