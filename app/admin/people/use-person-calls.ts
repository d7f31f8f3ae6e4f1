import { ApiError, sessionEnded } from '../client/request.ts'
import type { PersonJson } from '../../../shared/people.ts'
import { people } from '../client/people.ts'
import { leaveForLogin } from '../client/session.ts'

/** What is done to a person at once, without a dialog; how it ended is told. */
export function usePersonCalls(tell: (text: string) => void, reload: () => void) {
  async function attempt(call: () => Promise<unknown>, done: string, failure: string) {
    try {
      await call()
      tell(done)
      reload()
    } catch (error) {
      if (sessionEnded(error)) return leaveForLogin()
      const isRefusal = error instanceof ApiError && error.status < 500 && error.message
      tell(isRefusal ? error.message : failure)
    }
  }

  return {
    inviteAgain: ({ _id, name, email }: PersonJson) =>
      attempt(
        () => people.inviteAgain(_id),
        `${name} has been invited again: a mail is on its way to ${email}.`,
        `${name} could not be invited again. Please try again.`,
      ),
    logOut: ({ _id, name }: PersonJson) =>
      attempt(
        () => people.logOut(_id),
        `${name} has been logged out everywhere.`,
        `${name} could not be logged out. Please try again.`,
      ),
  }
}
