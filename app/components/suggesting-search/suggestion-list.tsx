import type { Suggestion } from '../../../shared/suggestion.ts'

const kinds: Record<Suggestion['kind'], string> = {
  condition: 'Condition',
  page: 'Page',
  topic: 'Topic',
  doctor: 'Doctor',
  article: 'Article',
}

type SuggestionListProps = {
  id: string
  suggestions: Suggestion[]
  /** Index of the option that the keyboard is at, -1 for none. */
  active: number
  onChoose: (suggestion: Suggestion) => void
}

export function optionId(list: string, place: number): string {
  return `${list}-${place}`
}

/** The popup of a combobox; hidden while there is nothing to suggest. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const isEmergency = suggestions[0]?.answer?.level === 'emergency'
  return (
    <div className="suggestion-list" hidden={suggestions.length === 0}>
      {isEmergency && (
        <p className="suggestion-call">
          <a className="help-call" href="tel:911" onMouseDown={(event) => event.preventDefault()}>
            Call 911
          </a>
        </p>
      )}
      <div id={id} role="listbox" aria-label="Suggestions">
        {suggestions.map((suggestion, place) => (
          // The field keeps the focus and handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={suggestion.kind + suggestion.address}
            id={optionId(id, place)}
            role="option"
            aria-selected={place === active}
            data-level={suggestion.answer?.level}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            <span>
              <span>{suggestion.text}</span>
              {suggestion.answer && (
                <>
                  {' '}
                  <span className="suggestion-answer">{suggestion.answer.sentence}</span>
                </>
              )}
            </span>{' '}
            <span className="suggestion-kind">
              {suggestion.promoted ? 'Recommended' : kinds[suggestion.kind]}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
