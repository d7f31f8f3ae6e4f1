import type { DraftState } from '../../../shared/draft.ts'
import type { DraftFields, DraftValue } from '../../../shared/draft-fields.ts'
import { equal } from '../../../shared/merge-field.ts'
import type { Choice } from '../../../shared/merge-rich-text.ts'
import { type Agreed, createFieldMerge } from './field-merge.ts'
import { createIncoming } from './incoming.ts'
import { createSerialQueue } from './serial-queue.ts'
import { createSaveProgress } from './save-progress.ts'
import { createSaveTimer } from './save-timer.ts'
import { createSender } from './send-fields.ts'
import type { Seen, SyncOptions } from './sync-options.ts'

/** A save that takes longer is said. */
const slowMs = 1000

/**
 * Sends typed changes to the server and brings other people's changes into the form. Responses to saves
 * never write into a field; only a merge does. One call runs at a time and carries only changed fields.
 */
export function createDraftSync(options: SyncOptions) {
  const { agreed } = options
  const merge = createFieldMerge(options.kinds, agreed)
  const { unsaved, undecided } = merge
  const incoming = createIncoming({ ...options, merge })
  const timer = createSaveTimer(() => void save())
  const enqueue = createSerialQueue()
  const progress = createSaveProgress()
  let state: DraftState | undefined
  let gone = false
  let begun = false

  const sendFields = createSender({
    merge,
    agreed,
    refresh,
    async save(request) {
      const answer = await options.save(request)
      state = answer.state
      gone = false
      return answer
    },
  })

  async function keep() {
    const kept = await options.keep({ agreed: merge.base(), fields: Object.fromEntries(unsaved) })
    if (progress.kept(kept)) options.onChange()
  }

  function change(name: string, value: DraftValue) {
    if (equal(value, merge.valueOf(name))) return
    const joined = merge.type(name, value)
    if (joined !== undefined) options.show({ [name]: joined })
    changed()
  }

  function changed() {
    void keep()
    if (progress.failure()?.kind !== 'session') timer.typed()
    options.onChange()
  }

  function save(): Promise<void> {
    timer.begun()
    return enqueue(send)
  }

  async function send() {
    if (!begun) return
    const slow = setTimeout(() => {
      progress.slow(true)
      options.onChange()
    }, slowMs)
    try {
      if (progress.failure()?.kind === 'conflict') await refresh()
      await sendFields()
      progress.succeeded(unsaved.size === 0)
      timer.succeeded()
      if (Object.keys(merge.sendable()).length > 0) timer.typed()
    } catch (error) {
      const { kind, afterMs } = progress.failed(error)
      if (kind === 'deleted') state = 'trash'
      if (kind === 'gone') gone = true
      if (kind === 'later' || kind === 'conflict') timer.failed(afterMs)
    } finally {
      clearTimeout(slow)
      progress.slow(false)
    }
    void keep()
    options.onChange()
    // ignored: the next save meets the same conflict.
    if (progress.failure()?.kind === 'conflict') await refresh().catch(() => undefined)
  }

  async function refresh() {
    const seen = await options.poll(agreed.version)
    gone = seen === undefined
    if (seen) await take(seen)
    options.onChange()
    return seen
  }

  async function take(seen: Seen) {
    if (seen.changes) await incoming.ready()
    state = seen.state
    incoming.take(seen.version, seen.changes ?? {})
    if (seen.changes) void keep()
  }

  return {
    change,
    /**
     * Fetches and merges other people's changes. Returns what the server said; undefined if the draft was
     * deleted for ever. Rejects if the server can't be reached.
     */
    refresh: () => enqueue(refresh),
    /** All fields as the form shows them. */
    fields: merge.all,
    /** Saves at once. Returns whether everything is saved. */
    async flush() {
      await save()
      return unsaved.size === 0
    },
    /** Retries now: the connection, the session or the window is back. */
    retry() {
      if (progress.failure()) void save()
    },
    decide(name: string, choice: Choice) {
      const value = merge.decide(name, choice)
      if (value === undefined) return
      options.show({ [name]: value })
      changed()
    },
    /** What a closing page still has to send; undefined if there is nothing. */
    rest() {
      const fields = merge.sendable()
      return Object.keys(fields).length > 0 ? { base: agreed.version, fields } : undefined
    },
    versionKept() {
      progress.versionKept()
      options.onChange()
    },
    current: () => ({
      state,
      gone,
      version: agreed.version,
      undecided,
      unsaved,
      saving: progress.state({
        unsaved: unsaved.size > 0,
        waits: undecided.size === unsaved.size,
      }),
    }),
    /** Allows sending, which waits until the copies on this device have been recovered. */
    begin() {
      begun = true
      if (unsaved.size > 0) timer.typed()
    },
    /** Shows the fields of a draft that has just been loaded. */
    async load(version: number, fields: DraftFields, loadedState: DraftState) {
      await incoming.ready()
      state = loadedState
      incoming.load(version, fields)
      options.onChange()
    },
    /** Merges the draft with a record that somebody else has published: see `joinRecord`. */
    async joinRecord(base: DraftFields | undefined, record: DraftFields) {
      await incoming.joinRecord(base, record)
      changed()
    },
    /** Recovers the copies on this device, newest first, each on top of the version it was based on. */
    async recover(copies: { agreed: Agreed; fields: DraftFields }[]) {
      await incoming.recover(copies)
      void keep()
      options.onChange()
    },
    /** Whether a word is being composed: until it is finished, nothing is saved or merged in. */
    compose(active: boolean) {
      incoming.compose(active)
      timer.hold(active)
    },
    /**
     * Publishes while no other call runs. The task gets the draft's version and returns the published fields;
     * anything typed meanwhile is unsaved work on the record.
     */
    publish(task: (version: number) => Promise<DraftFields>) {
      return enqueue(async () => {
        await send()
        merge.published(await task(agreed.version))
        progress.succeeded(true)
        state = 'published'
        if (unsaved.size > 0) timer.typed()
        await keep()
        options.onChange()
      })
    },
    stop: timer.stop,
  }
}
