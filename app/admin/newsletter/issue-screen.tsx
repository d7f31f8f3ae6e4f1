import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { IssueJson } from '../../../shared/newsletter.ts'
import { newsletter } from '../client/newsletter.ts'
import { ApiError, sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'
import { LoadFailed } from '../frame/load-failed.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { ListLoading } from '../record-list/list-loading.tsx'
import { IssueForm } from './issue-form.tsx'
import { IssueProgress } from './issue-progress.tsx'

/** One issue: its form until it is sent, then what becomes of its mails. `new` is one that is not saved yet. */
export function IssueScreen({ id }: { id: string }) {
  const [issue, setIssue] = useState<IssueJson>()
  const [failed, setFailed] = useState<'missing' | 'unreachable'>()
  /** The issue that was begun here: its form stays as it is when its address changes. */
  const [begun, setBegun] = useState<string>()
  const isNew = id === 'new'
  const shown = issue?._id === id ? issue : undefined

  const load = useCallback(async () => {
    try {
      setIssue(await newsletter.issue(id))
      setFailed(undefined)
    } catch (error) {
      if (sessionEnded(error)) return leaveForLogin()
      setFailed(error instanceof ApiError && error.status === 404 ? 'missing' : 'unreachable')
    }
  }, [id])

  useEffect(() => {
    if (!isNew && !shown) queueMicrotask(() => void load())
  }, [isNew, shown, load])

  function begin(saved: IssueJson) {
    setBegun(saved._id)
    setIssue(saved)
  }
  if (isNew) return <IssueForm key="new" issue={undefined} onChange={begin} />
  if (shown?.state === 'draft') {
    return <IssueForm key={id === begun ? 'new' : id} issue={shown} onChange={setIssue} />
  }
  if (shown) return <IssueProgress issue={shown} onChange={setIssue} reload={load} />
  if (failed === 'missing') {
    return (
      <>
        <ScreenHead title="Issue not found" />
        <p>
          <Link to="/admin/newsletter">Back to the newsletter</Link>
        </p>
      </>
    )
  }
  return (
    <>
      <ScreenHead title="Newsletter" />
      {failed ? (
        <LoadFailed retry={() => void load()} />
      ) : (
        <ListLoading text="Loading the issue..." />
      )}
    </>
  )
}
