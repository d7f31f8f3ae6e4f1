import { AdminIcon } from '../frame/admin-icon.tsx'

type RemovableTagsProps = {
  label: string
  tags: readonly { value: string; label: string }[]
  /** Label of the button that removes a tag, without the tag. */
  remove: string
  onRemove: (value: string) => void
  readOnly: boolean
}

/** The tags chosen so far, each with a button that removes it; nothing if there are none. */
export function RemovableTags({ label, tags, remove, onRemove, readOnly }: RemovableTagsProps) {
  if (tags.length === 0) return null
  return (
    <ul className="tags" role="list" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.value}>
          <span>{tag.label}</span>
          {!readOnly && (
            <button
              type="button"
              aria-label={`${remove} ${tag.label}`}
              onClick={() => onRemove(tag.value)}
            >
              <AdminIcon name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
