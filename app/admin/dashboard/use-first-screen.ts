import { useEffect, useState } from 'react'
import type { Dashboard } from '../../../shared/dashboard.ts'
import type { DeskItem } from '../../../shared/desk.ts'
import { api, sessionEnded } from '../client/api.ts'
import { desk } from '../client/desk.ts'
import { leavingForLogin } from '../client/session.ts'
import { useMay } from '../frame/use-session.ts'

/** What loaded is null where it could not be loaded, and undefined where one may not see it. */
export type FirstScreen = {
  articles: Dashboard | null | undefined
  enquiries: readonly DeskItem[] | null | undefined
  /** When it was loaded, in milliseconds since 1970. */
  at: number
}

const newest = { query: '', page: 1, limit: 5 }

/** All parts of the first screen at once, so that none moves what is shown already. Undefined while they load. */
export function useFirstScreen(): FirstScreen | undefined {
  const may = useMay()
  const [seesArticles, seesEnquiries] = [may('articles.read'), may('enquiries.answer')]
  const [shown, setShown] = useState<FirstScreen>()

  useEffect(() => {
    const orNull = (error: unknown) => (sessionEnded(error) ? leavingForLogin() : null)
    const articles = seesArticles ? api.dashboard().catch(orNull) : undefined
    const enquiries = seesEnquiries
      ? desk
          .list('inbox')(newest)
          .then(({ items }) => items, orNull)
      : undefined
    void Promise.all([articles, enquiries]).then(([articles, enquiries]) =>
      setShown({ articles, enquiries, at: Date.now() }),
    )
  }, [seesArticles, seesEnquiries])

  return shown
}
