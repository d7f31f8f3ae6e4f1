import { useCallback, useState } from 'react'
import { solutions } from '../../../shared/blog-fields.ts'
import { useAuthors } from '../client/use-authors.ts'
import { useTags } from '../client/use-tags.ts'
import { useMay } from '../frame/use-session.ts'
import { SelectField } from '../record-form/select-field.tsx'
import type { RecordListState } from './use-record-list.ts'

type BlogFiltersProps = { list: Pick<RecordListState<unknown>, 'choices' | 'choose'> }

/** Filters the list of articles by author, tag and solution. */
export function BlogFilters({ list: { choices, choose } }: BlogFiltersProps) {
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const { authors } = useAuthors(null, true, fail)
  const author = choices['author'] ?? ''
  const maySeeTags = useMay()('images.read')
  const names = authors.map(({ _id, name }) => ({ value: _id, label: name }))
  const unknown = author && !names.some(({ value }) => value === author)
  return (
    <>
      <SelectField
        label="Author"
        name="author"
        value={author}
        onChange={(value) => choose('author', value)}
        none={failed ? 'Authors could not be loaded' : 'All authors'}
        options={unknown ? [...names, { value: author, label: author }] : names}
      />
      {maySeeTags && (
        <TagFilter tag={choices['tag'] ?? ''} onChange={(value) => choose('tag', value)} />
      )}
      <SelectField
        label="Solution"
        name="solution"
        value={choices['solution'] ?? ''}
        onChange={(value) => choose('solution', value)}
        none="All solutions"
        options={solutions.map(optionOf)}
      />
    </>
  )
}

type TagFilterProps = { tag: string; onChange: (tag: string) => void }

function TagFilter({ tag, onChange }: TagFilterProps) {
  const tags = useTags('').map((each) => each.tag)
  return (
    <SelectField
      label="Tag"
      name="tag"
      value={tag}
      onChange={onChange}
      none="All tags"
      options={[...new Set(tag ? [...tags, tag] : tags)].map(optionOf)}
    />
  )
}

function optionOf(value: string) {
  return { value, label: value }
}
