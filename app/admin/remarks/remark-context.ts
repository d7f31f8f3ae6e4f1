import { createContext, use, useSyncExternalStore } from 'react'
import type { RemarkStore } from './remark-store.ts'

/** The remarks of the form around; undefined where a text takes none. */
export const RemarkContext = createContext<RemarkStore | undefined>(undefined)

export const remarkKeys = 'Mod-Alt-M'

/** The begin of a remark in this field; undefined where a text takes none. */
export function useRemarking(field: string): (() => void) | undefined {
  const store = use(RemarkContext)
  return store && (() => store.begin(field))
}

export function useRemarkState(store: RemarkStore) {
  return useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)
}
