import { sessionEnded } from '../api.ts'
import { leaveForLogin } from '../session.ts'

/** What a list screen shows: its records, none where they could not be loaded. */
export type LoadedList<Item> = { items: Item[]; failed: boolean }

/** Never rejects. Without a log-in that holds the browser goes to the log-in page instead. */
export async function loadList<Item>(call: Promise<Item[]>): Promise<LoadedList<Item>> {
  try {
    const items = await call
    return { items: Array.isArray(items) ? items : [], failed: false }
  } catch (error) {
    if (sessionEnded(error)) return leavingForLogin()
    return { items: [], failed: true }
  }
}

function leavingForLogin(): Promise<never> {
  leaveForLogin()
  return new Promise(() => {})
}
