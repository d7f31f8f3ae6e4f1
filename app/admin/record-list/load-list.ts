import { type ListPage, sessionEnded } from '../api.ts'
import { leavingForLogin } from '../session.ts'

/** What a list screen shows: the records it has, and whether some could not be loaded. */
export type LoadedList<Item> = ListPage<Item> & { failed: boolean }

/** Never rejects. Without a log-in that holds the browser goes to the log-in page instead. */
export async function loadList<Item>(call: Promise<ListPage<Item>>): Promise<LoadedList<Item>> {
  try {
    return { ...(await call), failed: false }
  } catch (error) {
    if (sessionEnded(error)) return leavingForLogin()
    return { items: [], total: 0, failed: true }
  }
}
