import type {
  DraftFieldKind,
  DraftFields,
  DraftPresence,
  DraftState,
  DraftValue,
  SavedDraft,
} from '../../../shared/draft.ts'
import { equal } from '../../../shared/merge-field.ts'
import type { Choice } from '../../../shared/merge-rich-text.ts'
import { type Agreed, createFieldMerge } from './field-merge.ts'
import { explainFailure, type Failure } from './explain-failure.ts'
import { type SaveState, unsavedState } from './save-state.ts'
import { createSaveTimer } from './save-timer.ts'

type Seen = Pick<DraftPresence, 'version' | 'changes' | 'state'>

export type SyncOptions = {
  kinds: Readonly<Record<string, DraftFieldKind>>
  agreed: Agreed
  /** Sends changed fields, which are built on version `base`. */
  save: (request: { base: number; fields: DraftFields }) => Promise<SavedDraft>
  /** The fields that others have changed since `version`. */
  look: (version: number) => Promise<Seen>
  /** Keeps on this device what is not saved, with what it is built on. Whether that worked. */
  keep: (unsaved: { agreed: Agreed; fields: DraftFields }) => Promise<boolean>
  /** Puts merged fields into the form. */
  show: (fields: DraftFields) => void
  /** Called when what `current` returns has changed. */
  onChange: () => void
}

/**
 * Brings what is typed to the server and what others typed into the form. Responses to saves write
 * into no field; only a merge does. One call is under way at a time and carries changed fields alone.
 */
export function createDraftSync(options: SyncOptions) {
  const { agreed } = options
  const merge = createFieldMerge(options.kinds, agreed)
  const { unsaved, undecided } = merge
  const timer = createSaveTimer(() => void save())
  let turn: Promise<unknown> = Promise.resolve()
  let failure: Failure | undefined
  let onDevice = true
  let settled: SaveState = { kind: 'untouched' }
  let state: DraftState | undefined
  let begun = false

  /** One call after the other, so that each knows what the one before has changed. */
  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = turn.then(task)
    turn = result.catch(() => undefined)
    return result
  }

  async function keep() {
    const kept = await options.keep({ agreed: merge.base(), fields: Object.fromEntries(unsaved) })
    if (kept === onDevice) return
    onDevice = kept
    options.onChange()
  }

  function change(name: string, value: DraftValue) {
    if (equal(value, merge.valueOf(name))) return
    const joined = merge.type(name, value)
    if (joined !== undefined) options.show({ [name]: joined })
    changed()
  }

  function changed() {
    void keep()
    if (failure?.kind !== 'session') timer.typed()
    options.onChange()
  }

  function save(): Promise<void> {
    timer.begun()
    return inTurn(send)
  }

  async function send() {
    if (!begun) return
    try {
      if (failure?.kind === 'conflict') await refresh()
      const fields = merge.sendable()
      if (Object.keys(fields).length > 0) await sendThese(fields)
      failure = undefined
      timer.succeeded()
      if (unsaved.size === 0) settled = { kind: 'saved', at: new Date() }
      else if (Object.keys(merge.sendable()).length > 0) timer.typed()
    } catch (error) {
      failure = explainFailure(error)
      if (failure.kind === 'deleted') state = 'trash'
      if (failure.kind === 'later' || failure.kind === 'conflict') timer.failed(failure.afterMs)
    }
    void keep()
    options.onChange()
    if (failure?.kind === 'conflict') await refresh().catch(() => undefined)
  }

  async function sendThese(fields: DraftFields) {
    const base = agreed.version
    const answer = await options.save({ base, fields })
    state = answer.state
    merge.saved(fields)
    // Others have saved in between: their changes come first, and then the new version.
    if (answer.version > base + 1) await refresh()
    else agreed.version = answer.version
  }

  async function refresh() {
    const seen = await options.look(agreed.version)
    state = seen.state
    const merged = merge.take(seen.version, seen.changes ?? {})
    if (Object.keys(merged).length > 0) options.show(merged)
    if (seen.changes) void keep()
    options.onChange()
    return seen
  }

  return {
    change,
    /** Asks what others have changed, and brings it in. Rejects where the server can't be asked. */
    refresh: () => inTurn(refresh),
    /** Saves at once what is unsaved. Whether all of it is saved then. */
    async flush() {
      await save()
      return unsaved.size === 0
    },
    /** Tries again now: the line, the session or the window is back. */
    retry() {
      if (failure) void save()
    },
    decide(name: string, choice: Choice) {
      const value = merge.decide(name, choice)
      if (value === undefined) return
      options.show({ [name]: value })
      changed()
    },
    /** What a page that is going away still has to send; undefined where there is nothing. */
    rest() {
      const fields = merge.sendable()
      return Object.keys(fields).length > 0 ? { base: agreed.version, fields } : undefined
    },
    versionKept() {
      settled = { kind: 'version-kept', at: new Date() }
      options.onChange()
    },
    current: () => ({
      state,
      version: agreed.version,
      undecided,
      unsaved,
      saving:
        unsaved.size === 0
          ? settled
          : unsavedState({ onDevice, failure, waits: undecided.size === unsaved.size }),
    }),
    /** Nothing is sent before: what was kept on this device has to be taken up first. */
    begin() {
      begun = true
      if (unsaved.size > 0) timer.typed()
    },
    /** Takes the fields of a draft that has just been loaded. */
    load(version: number, fields: DraftFields, loadedState: DraftState) {
      state = loadedState
      const merged = merge.take(version, fields)
      if (Object.keys(merged).length > 0) options.show(merged)
      options.onChange()
    },
    /** Joins the draft with a record that somebody else has published: see `joinRecord`. */
    joinRecord(base: DraftFields | undefined, record: DraftFields) {
      const shown = merge.joinRecord(base, record)
      if (Object.keys(shown).length > 0) options.show(shown)
      changed()
    },
    /** Takes up what was kept on this device, on top of what it was built on. */
    recover(copy: { agreed: Agreed; fields: DraftFields }) {
      options.show(merge.recover(copy))
      void keep()
      options.onChange()
    },
    /**
     * Publishes while nothing else is sent. The task gets the draft's version and returns the fields that
     * are published; what was typed meanwhile is unsaved work on the record.
     */
    publish(task: (version: number) => Promise<DraftFields>) {
      return inTurn(async () => {
        await send()
        merge.published(await task(agreed.version))
        failure = undefined
        state = 'published'
        settled = { kind: 'saved', at: new Date() }
        if (unsaved.size > 0) timer.typed()
        await keep()
        options.onChange()
      })
    },
    stop: timer.stop,
  }
}
