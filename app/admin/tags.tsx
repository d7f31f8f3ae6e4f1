import { useEffect, useState } from 'react'
import type { TagCount } from '../../shared/tag.ts'
import { adminMeta } from './browser-page.ts'
import { api } from './client/api.ts'
import { sessionEnded } from './client/request.ts'
import { leaveForLogin } from './client/session.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import { ListLoading } from './record-list/list-loading.tsx'
import { ListToast, useToast } from './record-list/list-toast.tsx'
import { RenameDialog } from './tags/rename-dialog.tsx'
import { TagTable } from './tags/tag-table.tsx'

export const meta = () => adminMeta('Tags')

/** `merge`: into another tag, instead of renaming it. */
type Asked = { tag: string; merge: boolean }

export default function Tags() {
  const [tags, setTags] = useState<TagCount[]>()
  const [failed, setFailed] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const [told, tell] = useToast()

  const [attempt, setAttempt] = useState(1)
  const load = () => setAttempt(attempt + 1)

  useEffect(() => {
    async function show() {
      try {
        setTags(await api.tags(''))
        setFailed(false)
      } catch (error) {
        if (sessionEnded(error)) return leaveForLogin()
        setFailed(true)
      }
    }
    if (attempt > 0) void show()
  }, [attempt])

  return (
    <>
      <ScreenHead title="Tags" />
      <p className="list-hint">
        An article appears on the page of each condition that is one of its tags. Conditions come
        first, then the tags that most articles have, 50 in all.
      </p>
      {failed && (
        <div className="list-note" role="status">
          <p>The server sent an unexpected response.</p>
          <button className="button quiet-button" type="button" onClick={load}>
            Try again
          </button>
        </div>
      )}
      {!failed && !tags && <ListLoading text="Loading tags..." />}
      {!failed && tags && (
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
