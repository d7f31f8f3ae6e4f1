import {
  type DraftFieldKind,
  type DraftFields,
  type DraftValue,
} from '../../../shared/draft-fields.ts'
import { ApiError, UnreachableError } from '../client/request.ts'
import { randomHex } from '../client/random-hex.ts'
import { draftsApi } from '../client/drafts.ts'
import { deferred } from './deferred.ts'
import { createDeviceCopy } from './device-copy.ts'
import { isSaved } from './take-up-copies.ts'
import { createDraftSync } from './draft-sync.ts'
import { loadMerging } from './load-merging.ts'
import { lastSaveDone, noteLastSave } from './last-saves.ts'
import { createOthers } from './others.ts'
import { createPresence } from './presence.ts'
import { createSnapshots } from './snapshots.ts'
import { watchPage } from './watch-page.ts'
import type { Shows, WritingOptions } from './writing-options.ts'

/**
 * One draft that is open in a form: recovers what this device has kept of it, saves what is typed, and
 * merges what others type. Nothing happens before `start`.
 */
export function createWriting(options: WritingOptions) {
  const { kind, key, account, recordCreatedAt } = options
  const kinds = Object.fromEntries(
    Object.entries(kind.draftFields).map(([name, field]) => [name, mergeKind(name, field.kind)]),
  )
  const copy = createDeviceCopy({ account, key, kind: kind.name, recordCreatedAt })
  let shows: Shows | undefined
  let recovered = false
  let touched = false
  let ended = false
  const others = createOthers()
  let release = deferred()
  const begun = deferred()

  const sync = createDraftSync({
    kinds,
    agreed: { version: 0, fields: { ...options.first } },
    save: (request) => draftsApi.save(key, { ...request, kind: kind.name, tab: copy.tab() }),
    async poll(version) {
      const known = { version, recordUpdatedAt: shows?.recordUpdatedAt() ?? null }
      const place = { tab: copy.tab(), field: presence.field() }
      return others.take(await draftsApi.presence(key, { ...place, ...known }).catch(unlessStored))
    },
    loadMerge: async () => (await loadMerging()).mergeTexts,
    keep: copy.keep,
    show: (fields) => shows?.show(fields),
    onChange: () => update(),
  })
  const presence = createPresence({
    poll: look,
    wanted: () => isStored() && (!document.hidden || sync.current().unsaved.size > 0),
    others: () => others.editors().length > 0,
  })

  function read() {
    const { unsaved: _, ...current } = sync.current()
    const undecided = new Map(current.undecided)
    const acts = { others: others.editors(), news: others.news() }
    return { ...current, undecided, ...acts, recovered, touched }
  }
  const { snapshot, subscribe, update } = createSnapshots(read)

  /** Before the first save, a key made by the browser names nothing on the server. */
  const isStored = () => sync.current().version > 0 || !key.startsWith('new.')

  /** Before that, the server need not know the draft. */
  function unlessStored(error: unknown): undefined {
    if (!(error instanceof ApiError && error.status === 404 && isStored())) throw error
  }

  /** Learns what others have done, and merges it in. Rejects if the server can't be reached. */
  async function look() {
    await sync.refresh()
    const seen = others.seen()
    if (seen) await shows?.follow(seen)
  }

  async function open() {
    await lastSaveDone(key)
    const copies = await copy.takeUp(release.promise, sync.recover)
    const picture = copy.picture()
    if (picture) shows?.showPicture(picture)
    const loaded = await options.loading
    // A form that was left a moment ago may have saved the draft since.
    const draft = loaded ?? (copies.length > 0 ? undefined : await options.loadAgain?.())
    const names = new Set(copies.flatMap(({ fields }) => Object.keys(fields)))
    if (draft) {
      shows?.buildsOn(draft)
      const rest = Object.entries(draft.version > 0 ? draft.fields : {})
      const fields = Object.fromEntries(rest.filter(([name]) => !names.has(name)))
      const version = names.size > 0 ? sync.current().version : draft.version
      // ignored: the next refresh brings in whatever is missing.
      await sync.load(version, fields, draft.state).catch(() => undefined)
    }
    recovered = copies.some((taken) => !isSaved(taken, draft))
    sync.begin()
    begun.resolve()
    update()
    // ignored: presence looks again.
    if (isStored() || names.size > 0) await look().catch(() => undefined)
    presence.start()
  }

  /** Called when the page is closing, perhaps for good. */
  function leave() {
    const rest = sync.rest()
    if (rest && !ended) draftsApi.saveLast(key, { ...rest, kind: kind.name, tab: copy.tab() })
    if (isStored()) draftsApi.leave(key, copy.tab())
  }

  return {
    key,
    sync,
    look,
    snapshot,
    subscribe,
    change(name: string, value: DraftValue) {
      touched = true
      sync.change(name, value)
    },
    /** Keeps the chosen picture until it is uploaded. */
    hold(chosen: File | undefined) {
      if (chosen === copy.picture()) return
      if (chosen) touched = true
      void copy.hold(chosen)
      update()
    },
    /** Saves typed text at once. Rejects if that fails. */
    async save(): Promise<{ key: string; version: number }> {
      await begun.promise
      if (!(await sync.flush())) throw new UnreachableError('not saved')
      return { key, version: sync.current().version }
    },
    /** Saves what is unsaved, if anything. Returns whether everything is saved. */
    saveRest: async () => sync.current().unsaved.size === 0 || sync.flush(),
    /** Discards the draft here and on the server. Text typed afterwards is not kept. */
    async discard() {
      await draftsApi.remove(key, sync.current().state).catch(unlessGone)
      ended = true
      sync.stop()
      await copy.end()
    },
    /** Moves the whole text to a new draft on this device, which its form saves. Returns the draft's key. */
    async moveToNewDraft(): Promise<string> {
      const newKey = `new.${randomHex()}`
      if (!(await copy.copyTo(newKey, sync.fields()))) throw new Error('The device stores nothing.')
      ended = true
      sync.stop()
      await copy.end()
      return newKey
    },
    async publish(task: (version: number) => Promise<DraftFields>) {
      await begun.promise
      await sync.publish(task)
      others.forgetNews()
      touched = false
      await copy.hold(undefined)
      update()
    },
    showWith: (how: Shows) => void (shows = how),
    writesIn: presence.writesIn,
    compose: sync.compose,
    /** Opens the draft. Returns a function that closes it. */
    start() {
      release = deferred()
      void open()
      void navigator.storage?.persist?.().catch(() => undefined)
      const unwatch = watchPage({ onBack: sync.retry, onLeave: leave })
      return () => {
        unwatch()
        presence.stop()
        if (isStored()) draftsApi.leave(key, copy.tab())
        release.resolve()
        if (sync.rest() && !ended) noteLastSave(key, sync.flush().then(sync.stop))
        else sync.stop()
      }
    },
  }
}

export type Writing = ReturnType<typeof createWriting>
export type WritingState = ReturnType<Writing['snapshot']>

/** A form shows only one solution, so a person has to decide if two were chosen. */
function mergeKind(name: string, kind: DraftFieldKind): DraftFieldKind {
  return name === 'solutions' ? 'line' : kind
}

function unlessGone(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
