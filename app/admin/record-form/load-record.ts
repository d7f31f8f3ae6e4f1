import { ApiError, sessionEnded } from '../client/request.ts'
import { leavingForLogin } from '../client/session.ts'

/** What the server has of the record that a form is to show. */
export type LoadedRecord<Item> = { record: Item } | { problem: 'missing' | 'unreachable' }

/** Never rejects. Without a log-in that holds the browser goes to the log-in page instead. */
export async function loadRecord<Item>(call: Promise<Item>): Promise<LoadedRecord<Item>> {
  try {
    return { record: await call }
  } catch (error) {
    if (sessionEnded(error)) return leavingForLogin()
    const missing = error instanceof ApiError && error.status === 404
    return { problem: missing ? 'missing' : 'unreachable' }
  }
}
