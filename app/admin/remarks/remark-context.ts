import { createContext, useSyncExternalStore } from 'react'
import type { RemarkStore } from './remark-store.ts'

/** The remarks of the form around; undefined where a text takes none. */
export const RemarkContext = createContext<RemarkStore | undefined>(undefined)

export const remarkKeys = 'Mod-Alt-M'

export function useRemarkState(store: RemarkStore) {
  return useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)
}
