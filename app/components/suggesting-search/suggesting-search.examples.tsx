import { dangerSigns, helpCards } from '../../../content/danger-signs.ts'
import type { Suggestion } from '../../../shared/suggestion.ts'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { type Examples, OnDark } from '../../ui/example/examples.tsx'
import { SuggestingSearch } from './suggesting-search.tsx'
import { SuggestionList } from './suggestion-list.tsx'

const address = '/articles'
const suggestions: Suggestion[] = [
  {
    kind: 'condition',
    text: dangerSigns.suddenHeadache.brief,
    address: '/guides/headache',
    answer: { sentence: helpCards[0]!.heading, level: 'emergency' },
  },
  { kind: 'topic', text: 'Sleep Apnea', address },
  { kind: 'doctor', text: 'Dr. Amara Okafor', address: '/articles?query=amara' },
  { kind: 'article', text: exampleTexts.longTitle, address: '/articles/long', promoted: true },
  { kind: 'article', text: exampleTexts.longWord, address: '/articles/word' },
  { kind: 'article', text: exampleTexts.rightToLeft, address: '/articles/rtl' },
]

export const suggestingSearchExamples: Examples = {
  'on dark': (
    <OnDark>
      <SuggestingSearch question="What is bothering you?" />
    </OnDark>
  ),
  'its list, the second one chosen': (
    <div className="example-suggestions">
      <SuggestionList
        id="example-chosen"
        suggestions={suggestions}
        active={1}
        onChoose={() => {}}
      />
    </div>
  ),
}
