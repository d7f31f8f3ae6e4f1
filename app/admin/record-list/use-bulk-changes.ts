import { useState } from 'react'
import type { BlogRow, BulkChange } from '../../../shared/blog.ts'
import { foldText } from '../../../shared/letters.ts'
import { api } from '../client/api.ts'
import { sessionEnded } from '../client/request.ts'
import { draftsApi } from '../client/drafts.ts'
import { leaveForLogin } from '../client/session.ts'
import { recordIdOf } from './list-entry.ts'
import type { Tell } from './list-toast.tsx'

type Outcome = {
  changed: number
  /** Why the first of the others was not changed. */
  problem?: string | undefined
  undo: () => Promise<unknown>
}

type Parts = {
  tell: Tell
  /** Called once something has changed. */
  onDone: () => void
}

/** Changes to the selected articles, each with its undo. */
export function useBulkChanges({ tell, onDone }: Parts) {
  const [busy, setBusy] = useState(false)

  const run = (work: () => Promise<Outcome>, done: string) =>
    attempt(async () => {
      const { changed, problem, undo } = await work()
      const said = [changed > 0 && `${articles(changed)} ${done}`, problem]
      const back = () => void attempt(() => undo().then(() => tell('Everything is as it was.')))
      tell(said.filter(Boolean).join(' '), changed > 0 ? back : undefined)
    })

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (sessionEnded(error)) return leaveForLogin()
      tell('Something went wrong. Please try again.')
    } finally {
      setBusy(false)
    }
    onDone()
  }

  return {
    busy,
    unpublish: (rows: BlogRow[]) =>
      run(() => change(rows, { action: 'unpublish' }, { action: 'publish' }), takenOff),
    addTag: (rows: BlogRow[], tag: string) =>
      run(() => {
        const isTag = (other: string) => foldText(other) === foldText(tag)
        const untagged = rows.filter(({ tags }) => !tags.some(isTag))
        return change(untagged, { action: 'add tag', tag }, { action: 'remove tag', tag })
      }, `got the tag “${tag}”.`),
    trash: (rows: BlogRow[]) => run(() => moveToTrash(rows), 'moved to the trash.'),
  }
}

const takenOff = 'taken off the site and kept as drafts.'

const articles = (count: number) => (count === 1 ? '1 article' : `${count} articles`)

type Change = Omit<BulkChange, 'ids'>

async function change(rows: BlogRow[], there: Change, back: Change): Promise<Outcome> {
  const ids = rows.flatMap((row) => recordIdOf(row) ?? [])
  if (ids.length === 0) return { changed: 0, problem: 'There was nothing to do.', undo: nothing }
  const { changed, failed } = await api.changeBlogs({ ids, ...there })
  const left = new Set(failed.map(({ id }) => id))
  return {
    changed,
    problem: failed[0] && `${articles(failed.length)} could not be changed: ${failed[0].message}`,
    undo: () => api.changeBlogs({ ids: ids.filter((id) => !left.has(id)), ...back }),
  }
}

/** An unpublished article is a draft of its own and moves to the trash as one. */
async function moveToTrash(rows: BlogRow[]): Promise<Outcome> {
  const drafts = rows.flatMap((row) => (recordIdOf(row) || !row.draft ? [] : [row.draft]))
  const published = rows.filter(recordIdOf)
  for (const { key, state } of drafts) await draftsApi.remove(key, state)
  const none = { changed: 0, problem: undefined, undo: nothing }
  const moved =
    published.length > 0
      ? await change(published, { action: 'trash' }, { action: 'publish' })
      : none
  return {
    ...moved,
    changed: moved.changed + drafts.length,
    async undo() {
      if (moved.changed > 0) await moved.undo()
      for (const { key } of drafts) await draftsApi.restore(key)
    },
  }
}

const nothing = async () => {}
