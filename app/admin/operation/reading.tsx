import type { ReactNode } from 'react'
import { LoadFailed } from '../frame/load-failed.tsx'
import { ListLoading } from '../record-list/list-loading.tsx'
import { type Read, useReading } from './use-reading.ts'

type ReadingProps<Value> = {
  load: () => Promise<Value>
  loadingText: string
  children: (read: Read<Value>) => ReactNode
}

/** What a call returned, once it is there, with a button to try again if it failed. */
export function Reading<Value>({ load, loadingText, children }: ReadingProps<Value>) {
  const { shown, failed, again } = useReading(load)
  if (failed) {
    return <LoadFailed retry={again} />
  }
  return shown ? children(shown) : <ListLoading text={loadingText} />
}
