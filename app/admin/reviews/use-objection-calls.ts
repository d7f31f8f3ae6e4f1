import { ApiError, sessionEnded } from '../client/request.ts'
import { reviews } from '../client/reviews.ts'
import { leaveForLogin } from '../client/session.ts'
import type { ObjectionAction } from './review-row.tsx'
import type { ReviewEntry } from './review-states.ts'

/** Runs an owner's immediate actions on a page with objections and reports the outcome in a toast. */
export function useObjectionCalls(tell: (text: string) => void, reload: () => void) {
  const done: Record<ObjectionAction, string> = {
    show: 'Readers now see that a doctor has asked for changes.',
    hide: 'Readers no longer see the notice.',
    'take off': 'The article is off the site. You find it among the drafts.',
  }

  return async (action: ObjectionAction, { id, comments }: ReviewEntry) => {
    try {
      if (action === 'take off') await reviews.takeOff(id)
      else await Promise.all(comments.map(({ _id }) => reviews.setNotice(_id, action === 'show')))
      tell(done[action])
    } catch (error) {
      if (sessionEnded(error)) return leaveForLogin()
      const isRefusal = error instanceof ApiError && error.status < 500 && error.message
      tell(isRefusal ? error.message : 'That could not be done. Please try again.')
    }
    reload()
  }
}
