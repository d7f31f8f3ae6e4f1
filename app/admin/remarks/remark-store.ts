import type { Editor } from '@tiptap/react'
import type { Anchor } from '../../../shared/passage.ts'
import type { Remark, RemarkOutcome } from '../../../shared/remark.ts'
import { ApiError } from '../client/request.ts'
import { remarksApi } from '../client/remarks.ts'
import { createSerialQueue } from '../writing/serial-queue.ts'

/** A remark that somebody is about to write; without an anchor the passage is typed. */
export type NewRemark = { field: string; anchor: Anchor | undefined }

type State = {
  remarks: readonly Remark[]
  /** Where each passage begins in its editor; null: it is gone. Unknown until the editor is there. */
  places: ReadonlyMap<string, number | null>
  /** The remark whose passage has the cursor. */
  current: string | undefined
  /** What is being written. */
  begun: NewRemark | undefined
  /** The last act, for screen readers. */
  said: string
  /** An act by Undo or Redo that failed. */
  problem: string
  /** Whether the person may not read remarks here, so that nothing of them is shown. */
  isRefused: boolean
}

/** What an editor does for remarks. */
export type RemarkEditor = {
  label: string
  editor: Editor
  /** The anchor of the selected words, or of these; undefined if there are none. */
  anchorOf(words?: string): Anchor | undefined
  /** Selects a passage; false if it is gone. */
  show(id: string): boolean
  /**
   * Replaces a passage, as one step of Undo, which opens its remark again. Returns why that can't be done;
   * undefined if it was.
   */
  replace(id: string, words: string): string | undefined
}

const pollMs = 15_000

/** The remarks of the text that a form shows, and the editors that show its passages. */
export function createRemarkStore(key: string) {
  const editors = new Map<string, RemarkEditor>()
  const listeners = new Set<() => void>()
  let state: State = {
    ...{ remarks: [], places: new Map(), current: undefined, begun: undefined },
    ...{ said: '', problem: '', isRefused: false },
  }

  function set(change: Partial<State>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const enqueue = createSerialQueue()
  // An answer that was under way during an act may be as of before it.
  let acts = 0

  async function load() {
    const before = acts
    try {
      const remarks = await remarksApi.list(key)
      if (before === acts) set({ remarks, isRefused: false })
    } catch (error) {
      // The form says when the server can't be reached or the session has ended.
      if (error instanceof ApiError && error.status === 403) set({ isRefused: true })
    }
  }

  function keep(remark: Remark, said: string) {
    acts += 1
    const others = state.remarks.filter(({ _id }) => _id !== remark._id)
    set({ remarks: [...others, remark], said, problem: '' })
  }

  return {
    snapshot: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    editors: editors as ReadonlyMap<string, RemarkEditor>,
    register(field: string, editor: RemarkEditor) {
      editors.set(field, editor)
      set({})
      return () => void editors.delete(field)
    },
    /** Begins a remark on the selected words of a field. */
    begin(field: string) {
      set({ begun: { field, anchor: editors.get(field)?.anchorOf() } })
    },
    end: () => set({ begun: undefined }),
    placed(places: ReadonlyMap<string, number | null>) {
      set({ places: new Map([...state.places, ...places]) })
    },
    choose: (current: string | undefined) => set({ current }),
    /** Brings new remarks of others, now and at intervals. Returns a function that ends it. */
    start() {
      void load()
      const look = () => {
        if (!document.hidden) void load()
      }
      const timer = setInterval(look, pollMs)
      addEventListener('focus', look)
      return () => {
        clearInterval(timer)
        removeEventListener('focus', look)
      }
    },
    async add(input: Parameters<typeof remarksApi.add>[1]) {
      keep(await remarksApi.add(key, input), 'The remark is added.')
    },
    async reply(id: string, body: string) {
      keep(await remarksApi.reply(key, id, body), 'The reply is added.')
    },
    async edit(id: string, words: Parameters<typeof remarksApi.edit>[2]) {
      keep(await remarksApi.edit(key, id, words), 'The remark is changed.')
    },
    /** In the order of the calls: Undo may follow at once. */
    settle: (id: string, outcome: RemarkOutcome) =>
      enqueue(async () => keep(await remarksApi.settle(key, id, outcome), said[outcome])),
    /** The same for Undo and Redo in the text, where no button shows a failure. */
    async follow(id: string, outcome: RemarkOutcome) {
      try {
        await this.settle(id, outcome)
      } catch {
        set({ said: '', problem: 'Your last step could not be noted here. Is the remark open?' })
      }
    },
    async remove(id: string) {
      await remarksApi.remove(key, id)
      acts += 1
      const remarks = state.remarks.filter(({ _id }) => _id !== id)
      set({ remarks, said: 'The remark is deleted.' })
    },
  }
}

const said: Record<RemarkOutcome, string> = {
  open: 'The remark is open again.',
  resolved: 'The remark is resolved.',
  taken: 'The suggested words stand in the text. Undo takes them out and opens the remark again.',
}

export type RemarkStore = ReturnType<typeof createRemarkStore>
