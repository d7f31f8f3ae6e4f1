import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { WordPageItem } from '../../shared/words.ts'
import { adminMeta } from './browser-page.ts'
import { sessionEnded } from './client/request.ts'
import { leaveForLogin } from './client/session.ts'
import { wordsApi } from './client/words.ts'
import { LoadFailed } from './frame/load-failed.tsx'
import { ScreenHead } from './frame/screen-head.tsx'
import { useMay } from './frame/use-session.ts'
import { ListLoading } from './record-list/list-loading.tsx'
import { NoticeAddress } from './start/notice-address.tsx'
import { OldAddresses } from './words/old-addresses.tsx'
import { PageTable } from './words/page-table.tsx'

export const meta = () => adminMeta('Site words')

export default function Words() {
  const [pages, setPages] = useState<WordPageItem[]>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(1)
  const isOwner = useMay()('setup') !== undefined

  useEffect(() => {
    async function show() {
      try {
        setPages(await wordsApi.pages())
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
      <ScreenHead title="Site words">
        {isOwner && <Link to="/admin/start">Make it yours</Link>}
      </ScreenHead>
      <p className="list-hint">
        What readers see on each page. Words that nobody has changed come with the program, and
        follow its updates.
      </p>
      <NoticeAddress />
      {failed && <LoadFailed retry={() => setAttempt(attempt + 1)} />}
      {!failed && !pages && <ListLoading text="Loading pages..." />}
      {!failed && pages && (
        <>
          <PageTable pages={pages} />
          <OldAddresses targets={pages} />
        </>
      )}
    </>
  )
}
