import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PromotedArticle, SynonymGroup } from '../../../shared/searches.ts'
import { type SearchKind, searches } from '../client/searches.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { useMay } from '../frame/use-session.ts'
import { ListToast, useToast } from '../record-list/list-toast.tsx'
import { useShortList } from '../short-list/use-short-list.ts'
import { AddSynonymDialog } from './add-synonym-dialog.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { RecommendDialog } from './recommend-dialog.tsx'
import { Recommended } from './recommended.tsx'
import { SearchTable } from './search-table.tsx'
import { SearchTabs } from './search-tabs.tsx'
import { Synonyms } from './synonyms.tsx'

/** The open dialog, with the text of a search or the group that it is about. */
type Open =
  | { dialog: 'synonym' | 'recommend'; text: string }
  | { dialog: 'group'; group: SynonymGroup | undefined }

/** What readers search for; editors can do something about it. */
export function SearchesScreen() {
  const [params, setParams] = useSearchParams()
  const kind: SearchKind = params.get('kind') === 'nothing' ? 'nothing' : 'all'
  const mayTune = useMay()('search') !== undefined
  return (
    <>
      <ScreenHead title="Searches" />
      <p className="list-hint">
        What readers searched for and stayed with. A text is kept once it was searched for five
        times within 30 days, and never if it may say who somebody is.
      </p>
      <SearchTabs
        kind={kind}
        onChange={(next) => setParams(next === 'all' ? {} : { kind: next }, { replace: true })}
      />
      {mayTune ? <Tuned kind={kind} /> : <SearchTable key={kind} kind={kind} />}
    </>
  )
}

function Tuned({ kind }: { kind: SearchKind }) {
  const groups = useShortList(searches.synonyms)
  const promoted = useShortList(searches.promoted)
  const [told, tell] = useToast()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)

  const done = (list: { reload: () => void }) => (text: string) => {
    close()
    tell(text)
    list.reload()
  }
  const failed = () => tell('That did not work. Please try again.')
  const removeGroup = ({ _id, words }: SynonymGroup) =>
    searches
      .removeSynonyms(_id)
      .then(() => tell(`The group with “${words[0]}” has been removed.`), failed)
      .finally(groups.reload)
  const demote = ({ _id, words }: PromotedArticle) =>
    searches
      .demote(_id)
      .then(() => tell(`Nothing more is recommended here for “${words}”.`), failed)
      .finally(promoted.reload)

  return (
    <>
      <SearchTable
        key={kind}
        kind={kind}
        onSynonym={(text) => setOpen({ dialog: 'synonym', text })}
        onRecommend={(text) => setOpen({ dialog: 'recommend', text })}
      />
      <div className="search-tuning">
        <Synonyms
          list={groups}
          onEdit={(group) => setOpen({ dialog: 'group', group })}
          onRemove={removeGroup}
        />
        <Recommended
          list={promoted}
          onAdd={() => setOpen({ dialog: 'recommend', text: '' })}
          onRemove={demote}
        />
      </div>
      <ListToast told={told} />
      {open?.dialog === 'synonym' && (
        <AddSynonymDialog
          text={open.text}
          groups={groups.items ?? []}
          onDone={done(groups)}
          onClose={close}
        />
      )}
      {open?.dialog === 'group' && (
        <GroupDialog group={open.group} onDone={done(groups)} onClose={close} />
      )}
      {open?.dialog === 'recommend' && (
        <RecommendDialog text={open.text} onDone={done(promoted)} onClose={close} />
      )}
    </>
  )
}
