import { useState } from 'react'
import { foldText } from '../../../shared/letters.ts'
import { limits } from '../../../shared/limits.ts'
import type { SynonymGroup } from '../../../shared/searches.ts'
import { DeleteDialog } from '../record-list/delete-dialog.tsx'
import { ShortListPart } from '../short-list/short-list-part.tsx'
import type { ShortList } from '../short-list/use-short-list.ts'

type SynonymsProps = {
  list: ShortList<SynonymGroup>
  /** Called without a group for a new one. */
  onEdit: (group: SynonymGroup | undefined) => void
  onRemove: (group: SynonymGroup) => Promise<void>
}

/** Groups shown at first. */
const few = 10

/** The groups of words that mean the same in a search. */
export function Synonyms({ list, onEdit, onRemove }: SynonymsProps) {
  const [filter, setFilter] = useState('')
  const [isWhole, setWhole] = useState(false)
  const [leaving, setLeaving] = useState<SynonymGroup>()
  const words = foldText(filter)
  const matching = list.items?.filter((group) =>
    group.words.some((word) => foldText(word).includes(words)),
  )
  const shown = isWhole ? matching : matching?.slice(0, few)
  const more = (matching?.length ?? 0) - (shown?.length ?? 0)
  return (
    <>
      <ShortListPart
        title="Synonyms"
        advice="A search for one word of a group finds the others too, after its own."
        action={
          <button className="button quiet-button" type="button" onClick={() => onEdit(undefined)}>
            Add a group
          </button>
        }
        list={{ ...list, items: list.items && [...(shown ?? [])] }}
        empty={words ? `No group has a word with “${filter.trim()}”.` : 'No group yet.'}
        above={
          <div className="text-field list-filter">
            <input
              type="search"
              aria-label="Filter groups by a word"
              placeholder="Filter groups by a word"
              maxLength={limits.synonyms.word}
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
            />
          </div>
        }
        below={
          more > 0 && (
            <button className="button quiet-button" type="button" onClick={() => setWhole(true)}>
              {`Show ${more.toLocaleString('en')} more`}
            </button>
          )
        }
        renderItem={(group) => (
          <GroupItem
            key={group._id}
            group={group}
            onEdit={() => onEdit(group)}
            onRemove={() => setLeaving(group)}
          />
        )}
      />
      {leaving && (
        <DeleteDialog
          question="Remove this group? Its words no longer find one another."
          name={leaving.words.join(', ')}
          labels={{ confirm: 'Remove', cancel: 'Cancel' }}
          onDelete={() => onRemove(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}

type GroupItemProps = { group: SynonymGroup; onEdit: () => void; onRemove: () => void }

function GroupItem({ group: { words, builtIn }, onEdit, onRemove }: GroupItemProps) {
  const [first] = words
  return (
    <li className="tuning-item">
      <div>
        <ul className="synonym-words" role="list">
          {words.map((word) => (
            <li key={word} dir="auto">
              {word}
            </li>
          ))}
        </ul>
        {builtIn && <p className="quiet tuning-note">Comes with the site</p>}
      </div>
      <span className="tuning-actions">
        <button
          className="text-button"
          type="button"
          aria-label={`Edit the group with ${first}`}
          onClick={onEdit}
        >
          Edit
        </button>
        {!builtIn && (
          <button
            className="text-button"
            type="button"
            aria-label={`Remove the group with ${first}`}
            onClick={onRemove}
          >
            Remove
          </button>
        )}
      </span>
    </li>
  )
}
