import type { PromotedArticle, SynonymGroup } from '../../../shared/searches.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { Recommended } from './recommended.tsx'
import { panelId, SearchTabs, tabId } from './search-tabs.tsx'
import { Synonyms } from './synonyms.tsx'

const nothing = () => {}
const done = () => Promise.resolve()
const loaded = { failed: false, reload: nothing }
const { longTitle, longWord, rightToLeft } = exampleTexts

const own: SynonymGroup = {
  _id: 'own',
  words: ['chompers', longWord.slice(0, 40), rightToLeft],
  builtIn: false,
  updatedAt: '2026-11-20T09:00:00.000Z',
}
const many: SynonymGroup[] = Array.from({ length: 500 }, (_, number) => ({
  ...own,
  _id: String(number),
  words: [`chompers ${number}`, `gnashers ${number}`],
  builtIn: number % 2 === 1,
}))
const promoted: PromotedArticle[] = [
  { _id: 'one', words: longWord, article: { _id: 'one', title: longTitle } },
  { _id: 'two', words: 'jaw pain', article: { _id: 'two', title: rightToLeft } },
]
const synonyms = { onEdit: nothing, onRemove: done }
const recommended = { onAdd: nothing, onRemove: done }

export const searchesExamples: Examples = {
  tabs: (
    <>
      <SearchTabs kind="nothing" onChange={nothing} />
      <p id={panelId} role="tabpanel" aria-labelledby={tabId('nothing')}>
        What found nothing.
      </p>
    </>
  ),
  synonyms: <Synonyms list={{ ...loaded, items: [own] }} {...synonyms} />,
  'synonyms, 500 groups': <Synonyms list={{ ...loaded, items: many }} {...synonyms} />,
  'synonyms that could not be loaded': (
    <Synonyms list={{ items: undefined, failed: true, reload: nothing }} {...synonyms} />
  ),
  recommended: <Recommended list={{ ...loaded, items: promoted }} {...recommended} />,
  'recommended, nothing': <Recommended list={{ ...loaded, items: [] }} {...recommended} />,
}
