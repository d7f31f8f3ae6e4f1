import { useEffect, useState } from 'react'
import { limits } from '../../shared/limits.ts'
import type { SimilarTag, TagCount } from '../../shared/tag.ts'
import { adminMeta } from './browser-page.ts'
import { api } from './client/api.ts'
import { sessionEnded } from './client/request.ts'
import { leaveForLogin } from './client/session.ts'
import { LoadFailed } from './frame/load-failed.tsx'
import { ScreenHead } from './frame/screen-head.tsx'
import { ListLoading } from './record-list/list-loading.tsx'
import { ListToast, useToast } from './record-list/list-toast.tsx'
import { useMay } from './frame/use-session.ts'
import { TextField } from '../ui/text-field/text-field.tsx'
import { RenameDialog } from './tags/rename-dialog.tsx'
import { SimilarTags } from './tags/similar-tags.tsx'
import { TagTable } from './tags/tag-table.tsx'

export const meta = () => adminMeta('Tags')

/** `merge`: into another tag, instead of renaming it. `into`: the one that is proposed. */
type Asked = { tag: string; merge: boolean; into?: string }

export default function Tags() {
  const mayMerge = useMay()('articles.bulk')
  const [tags, setTags] = useState<TagCount[]>()
  const [similar, setSimilar] = useState<SimilarTag[]>([])
  const [query, setQuery] = useState('')
  const [failed, setFailed] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const [told, tell] = useToast()

  const [attempt, setAttempt] = useState(1)
  const load = () => setAttempt(attempt + 1)

  const text = query.trim()

  useEffect(() => {
    let current = true
    async function show() {
      try {
        const found = await api.tags(text)
        if (!current) return
        setTags(found)
        setFailed(false)
      } catch (error) {
        if (sessionEnded(error)) return leaveForLogin()
        if (current) setFailed(true)
      }
    }
    const timer = setTimeout(
      () => attempt > 0 && void show(),
      text ? limits.suggestions.debounceMs : 0,
    )
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [attempt, text])

  useEffect(() => {
    // ignored: the list works without offers.
    if (mayMerge && attempt > 0) void api.similarTags().then(setSimilar, () => undefined)
  }, [attempt, mayMerge])

  return (
    <>
      <ScreenHead title="Tags" />
      <p className="list-hint">
        An article appears on the page of each condition that is one of its tags. Conditions come
        first, then the tags that most articles have, 50 in all.
      </p>
      <SimilarTags
        similar={similar}
        onMerge={(tag, into) => setAsked({ tag, merge: true, into })}
      />
      <div className="tag-search">
        <TextField
          label="Search tags"
          type="search"
          autoComplete="off"
          maxLength={limits.searchText}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {failed && <LoadFailed retry={load} />}
      {!failed && !tags && <ListLoading text="Loading tags..." />}
      {!failed && tags && (
        <p className="visually-hidden" role="status">
          {text && `${tags.length} found`}
        </p>
      )}
      {!failed && tags?.length === 0 && <p className="list-note">Nothing here matches “{text}”.</p>}
      {!failed && tags && tags.length > 0 && (
        <TagTable
          tags={tags}
          onRename={(tag) => setAsked({ tag, merge: false })}
          onMerge={(tag) => setAsked({ tag, merge: true })}
        />
      )}
      <ListToast told={told} />
      {asked && (
        <RenameDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onDone={(said) => {
            setAsked(undefined)
            tell(said)
            load()
          }}
        />
      )}
    </>
  )
}
