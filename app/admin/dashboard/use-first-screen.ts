import { useEffect, useState } from 'react'
import type { Dashboard } from '../../../shared/dashboard.ts'
import type { DeskItem } from '../../../shared/desk.ts'
import type { Start } from '../../../shared/setup.ts'
import { api } from '../client/api.ts'
import { sessionEnded } from '../client/request.ts'
import { desk } from '../client/desk.ts'
import type { RemarkedText } from '../../../shared/remark.ts'
import { remarksApi } from '../client/remarks.ts'
import { reviews } from '../client/reviews.ts'
import { leavingForLogin } from '../client/session.ts'
import { setup } from '../client/setup.ts'
import { useMay } from '../frame/use-session.ts'

/** What loaded is null where it could not be loaded, and undefined where one may not see it. */
export type FirstScreen = {
  articles: Dashboard | null | undefined
  enquiries: readonly DeskItem[] | null | undefined
  /** How many doctors wait for an owner to confirm them; 0 where one may not. */
  waiting: number
  /** The first steps with the site; undefined where one may not take them, or could not load them. */
  start: Start | undefined
  /** Texts with open remarks, the newest remark first. */
  remarked: readonly RemarkedText[]
  /** When it was loaded, in milliseconds since 1970. */
  at: number
}

const newest = { query: '', page: 1, limit: 5 }

/** All parts of the first screen at once, so that none moves what is shown already. Undefined while they load. */
export function useFirstScreen(): FirstScreen | undefined {
  const may = useMay()
  const [seesArticles, seesEnquiries] = [may('articles.read'), may('enquiries.answer')]
  const mayConfirm = may('reviews.decide')
  const maySetUp = may('setup')
  const [shown, setShown] = useState<FirstScreen>()

  useEffect(() => {
    const orNull = (error: unknown) => (sessionEnded(error) ? leavingForLogin() : null)
    const articles = seesArticles ? api.dashboard().catch(orNull) : undefined
    const enquiries = seesEnquiries
      ? desk
          .list('inbox')(newest)
          .then(({ items }) => items, orNull)
      : undefined
    const waiting = mayConfirm
      ? reviews.waiting(1).then(
          ({ total }) => total,
          () => 0,
        )
      : 0
    const start = maySetUp ? setup.start().catch(() => undefined) : undefined
    const remarked = seesArticles ? remarksApi.texts().catch(() => []) : []
    void Promise.all([articles, enquiries, waiting, start, remarked]).then(
      ([articles, enquiries, waiting, start, remarked]) =>
        setShown({ articles, enquiries, waiting, start, remarked, at: Date.now() }),
    )
  }, [seesArticles, seesEnquiries, mayConfirm, maySetUp])

  return shown
}
