import { ApiError, sessionEnded } from '../client/request.ts'
import { leavingForLogin } from '../client/session.ts'

/** The record that a form will show, or why there is none. */
export type LoadedRecord<Item> = { record: Item } | { problem: 'missing' | 'unreachable' }

/** Never rejects. If the session has ended, the browser goes to the log-in page instead. */
export async function loadRecord<Item>(call: Promise<Item>): Promise<LoadedRecord<Item>> {
  try {
    return { record: await call }
  } catch (error) {
    if (sessionEnded(error)) return leavingForLogin()
    const missing = error instanceof ApiError && error.status === 404
    return { problem: missing ? 'missing' : 'unreachable' }
  }
}
