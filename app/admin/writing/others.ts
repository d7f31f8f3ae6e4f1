import type { DraftEditor, DraftPresence, RecordAct } from '../../../shared/draft.ts'

/**
 * Keeps what the server last said of others: who has the draft open, and what was done to its record since the
 * form was opened.
 */
export function createOthers() {
  let seen: DraftPresence | undefined
  let known: string | undefined
  let news: RecordAct | undefined

  function takeNews({ lastAct, recordUpdatedAt }: DraftPresence) {
    // The version of what was published before the first change is made with that change.
    if (known !== undefined && lastAct && lastAct.at > known) news = lastAct
    known = [known ?? '', lastAct?.at ?? '', recordUpdatedAt ?? ''].sort().at(-1)!
  }

  return {
    /** Takes what the server says; undefined if the draft was deleted for ever. Returns it. */
    take(presence: DraftPresence | undefined) {
      seen = presence
      if (presence) takeNews(presence)
      return presence
    },
    seen: () => seen,
    /** The others who have the draft open. */
    editors: (): DraftEditor[] => seen?.editors.filter(({ you }) => !you) ?? [],
    /** The last act since the form was opened; undefined if there was none. */
    news: () => news,
    /** Call this when the tab itself has published: its own act is no news. */
    forgetNews() {
      known = undefined
      news = undefined
    },
  }
}
