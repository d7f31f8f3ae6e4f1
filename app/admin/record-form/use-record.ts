import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useUnsavedChanges } from '../frame/unsaved-changes.tsx'
import type { LoadedRecord } from './load-record.ts'

export type FormMode = 'add' | 'edit' | 'view'
type Stored = { _id: string; updatedAt: string }

/**
 * The record that the form's address names. If somebody has changed the form before it arrives, it is not
 * shown.
 */
export function useRecord<Item extends Stored>(loading: Promise<LoadedRecord<Item>> | undefined) {
  const [params] = useSearchParams()
  const { isWriting } = useUnsavedChanges()
  const [record, setRecord] = useState<Item>()
  const [problem, setProblem] = useState<'missing' | 'unreachable'>()

  useEffect(() => {
    let current = true
    async function show() {
      const loaded = await loading
      if (!loaded || !current || isWriting()) return
      if ('record' in loaded) setRecord((shown) => newer(shown, loaded.record))
      setProblem('problem' in loaded ? loaded.problem : undefined)
    }
    void show()
    return () => {
      current = false
    }
  }, [loading, isWriting])

  return { mode: modeOf(params), record, setRecord, problem }
}

function modeOf(params: URLSearchParams): FormMode {
  if (params.has('view')) return 'view'
  return params.get('id') ? 'edit' : 'add'
}

/** Returns the same object if nothing changed, so that the form does not render again. */
function newer<Item extends Stored>(shown: Item | undefined, loaded: Item): Item {
  return shown?.updatedAt === loaded.updatedAt ? shown : loaded
}
