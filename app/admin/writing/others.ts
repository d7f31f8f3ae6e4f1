import type { DraftPresence, RecordAct } from '../../../shared/draft.ts'

/** Tells what was done to a record while its form is open from what was done before. */
export function createActNews() {
  let known: string | undefined
  let news: RecordAct | undefined

  return {
    /** The last act since the form was opened; undefined if there was none. */
    current: () => news,
    take({ lastAct, recordUpdatedAt }: Pick<DraftPresence, 'lastAct' | 'recordUpdatedAt'>) {
      // The version of what was published before the first change is made with that change.
      if (known !== undefined && lastAct && lastAct.at > known) news = lastAct
      known = [known ?? '', lastAct?.at ?? '', recordUpdatedAt ?? ''].sort().at(-1)!
    },
    /** Call this when the tab itself has published: its own act is no news. */
    forget() {
      known = undefined
      news = undefined
    },
  }
}
