import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Draft } from '../../../shared/draft.ts'
import type { DraftKind } from '../../../shared/draft-fields.ts'
import { ApiError, sessionEnded } from '../client/request.ts'
import { draftsApi } from '../client/drafts.ts'
import { randomHex } from '../client/random-hex.ts'
import { leavingForLogin } from '../client/session.ts'

/** The draft that a form edits. */
export type OpenedDraft = {
  key: string
  /** The draft on the server; undefined if there is none or it could not be loaded. */
  loading: Promise<Draft | undefined>
  /** Given if the address names a draft without a record. */
  loadAgain?: () => Promise<Draft | undefined>
  /** The loaded draft, if the form had to wait for it because it has nothing else to show. */
  draft: Draft | undefined
}

const draftId = /^[0-9a-f]{32}$/

/** Loads the draft that a form's address names. Undefined if it names none. */
export function loadDraft(
  kind: DraftKind,
  address: string,
): Promise<Draft | undefined> | undefined {
  const key = keyIn(kind, new URL(address).searchParams)
  return key === undefined ? undefined : loadDraftAt(key)
}

/** Never rejects: without a response, the form continues with what this device has. */
export async function loadDraftAt(key: string): Promise<Draft | undefined> {
  try {
    return await draftsApi.get(key)
  } catch (error) {
    if (sessionEnded(error)) return leavingForLogin()
    if (error instanceof ApiError || error instanceof Error) return undefined
    throw error
  }
}

function keyIn(kind: DraftKind, params: URLSearchParams): string | undefined {
  const draft = params.get('draft') ?? ''
  if (draftId.test(draft)) return `new.${draft}`
  const id = params.get('id')
  return id && !params.has('view') ? `${kind}.${id}` : undefined
}

/**
 * The draft of a form. Undefined while the form has to wait for it, because without a record it has
 * nothing else to show. `hasRecord` is undefined until known.
 */
export function useOpenedDraft(
  kind: DraftKind,
  loading: Promise<Draft | undefined> | undefined,
  hasRecord: boolean | undefined,
): OpenedDraft | undefined {
  const [params] = useSearchParams()
  const [newKey] = useState(() => `new.${randomHex()}`)
  const [loaded, setLoaded] = useState<{ draft: Draft | undefined }>()
  const waits = loading !== undefined && hasRecord === false

  useEffect(() => {
    let current = true
    if (waits) void loading.then((draft) => current && setLoaded({ draft }))
    return () => {
      current = false
    }
  }, [loading, waits])

  if (!loading) return { key: newKey, loading: none, draft: undefined }
  const key = keyIn(kind, params) ?? newKey
  if (hasRecord) return { key, loading, draft: undefined }
  return loaded && { key, loading, loadAgain: () => loadDraftAt(key), draft: loaded.draft }
}

const none = Promise.resolve(undefined)
