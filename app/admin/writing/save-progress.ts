import { explainFailure, type Failure } from './explain-failure.ts'
import { decideFirst, type SaveState } from './save-state.ts'

/** What is known of where the text is: on the device, on the server, and what went wrong last. */
export function createSaveProgress() {
  let failure: Failure | undefined
  let onDevice = true
  let settled: SaveState = { kind: 'untouched' }

  return {
    failure: () => failure,
    failed(error: unknown): Failure {
      failure = explainFailure(error)
      return failure
    },
    /** The server has what it was sent; `all`: nothing is left. */
    succeeded(all: boolean) {
      failure = undefined
      if (all) settled = { kind: 'saved', at: new Date() }
    },
    versionKept: () => (settled = { kind: 'version-kept', at: new Date() }),
    /** Notes whether the device has kept it; true where that was different before. */
    kept(works: boolean): boolean {
      const changed = works !== onDevice
      onDevice = works
      return changed
    },
    /** `waits`: of all that is unsaved a person has to choose a version first. */
    state(of: { unsaved: boolean; waits: boolean }): SaveState {
      if (!of.unsaved) return settled
      if (!onDevice) return { kind: 'nowhere' }
      if (of.waits) return { kind: 'on-device', why: { message: decideFirst } }
      // A conflict is merged and saved again at once.
      if (!failure || failure.kind === 'conflict') return { kind: 'saving' }
      return { kind: 'on-device', why: failure.why }
    },
  }
}
