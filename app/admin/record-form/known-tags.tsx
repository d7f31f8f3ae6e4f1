import { useTags } from '../client/use-tags.ts'

type KnownTagsProps = { id: string; typed: string }

/** Suggests existing tags for an input whose `list` is this id. */
export function KnownTags({ id, typed }: KnownTagsProps) {
  const known = useTags(typed)
  return (
    <datalist id={id}>
      {known.map(({ tag }) => (
        <option key={tag}>{tag}</option>
      ))}
    </datalist>
  )
}
