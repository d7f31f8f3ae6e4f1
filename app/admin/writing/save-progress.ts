import { explainFailure, type Failure } from './explain-failure.ts'
import { decideFirst, type SaveState } from './save-state.ts'

/** Tracks where the text is (on the device or on the server) and what went wrong last. */
export function createSaveProgress() {
  let failure: Failure | undefined
  let onDevice = true
  let isSlow = false
  let settled: SaveState = { kind: 'untouched' }

  return {
    failure: () => failure,
    /** Whether the save that is under way takes so long that it is worth a word. */
    slow: (now: boolean) => void (isSlow = now),
    failed(error: unknown): Failure {
      failure = explainFailure(error)
      return failure
    },
    /** The server has what was sent; `all` means that nothing is left to send. */
    succeeded(all: boolean) {
      failure = undefined
      if (all) settled = { kind: 'saved', at: new Date() }
    },
    versionKept: () => (settled = { kind: 'version-kept', at: new Date() }),
    /** Records whether the device stored the text. Returns true if that has changed. */
    kept(works: boolean): boolean {
      const changed = works !== onDevice
      onDevice = works
      return changed
    },
    /** `waits`: a person has to choose a version of every unsaved field first. */
    state(of: { unsaved: boolean; waits: boolean }): SaveState {
      if (!of.unsaved) return settled
      if (!onDevice) return { kind: 'nowhere' }
      if (of.waits) return { kind: 'on-device', why: { message: decideFirst } }
      // A conflict is merged and saved again at once.
      if (!failure || failure.kind === 'conflict') return { kind: isSlow ? 'saving' : 'soon' }
      return { kind: 'on-device', why: failure.why }
    },
  }
}
