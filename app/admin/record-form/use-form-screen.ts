import { useState } from 'react'
import type { Draft } from '../../../shared/draft.ts'
import type { DraftKind } from '../../../shared/draft-fields.ts'
import { useOpenedDraft } from '../writing/use-opened-draft.ts'
import type { LoadedRecord } from './load-record.ts'
import { useRecord } from './use-record.ts'

type Stored = { _id: string; updatedAt: string }
/** What an address names, on its way from the server. */
export type Loading<Item> = {
  record: Promise<LoadedRecord<Item>> | undefined
  draft: Promise<Draft | undefined> | undefined
}

/** What the form of an address shows: a record, the draft that is made of it, or a draft alone. */
export function useFormScreen<Item extends Stored>(kind: DraftKind, loading: Loading<Item>) {
  const { mode, record, setRecord, problem } = useRecord(loading.record)
  const [reloads, setReloads] = useState(0)
  const isMissing = problem === 'missing' || mode === 'add'
  const hasRecord = record ? true : isMissing ? false : undefined
  const loaded = useOpenedDraft(kind, loading.draft, hasRecord)
  // A form that is shown anew begins with the record as it is now.
  const opened = loaded && reloads > 0 ? { ...loaded, loading: none, draft: undefined } : loaded
  const draftAlone = mode === 'add' ? opened : opened?.draft && opened
  const publishedAs = mode === 'add' && isLive(opened?.draft) ? opened?.draft?.recordId : null

  return {
    mode,
    record,
    /** The record in which a draft has been published since: its form is the one to show. */
    publishedAs,
    problem: problem === 'missing' && (!opened || opened.draft) ? undefined : problem,
    /** The draft of the form, undefined where there is nothing to show yet. */
    opened: record ? opened : draftAlone,
    /** Another key is another form. */
    key: `${record?.updatedAt} ${reloads}`,
    /** Shows the record anew, without what was written. */
    reload(next: Item) {
      setRecord(next)
      setReloads(reloads + 1)
    },
  }
}

function isLive(draft: Draft | undefined): boolean {
  return draft?.state === 'published' || draft?.state === 'changed'
}

const none = Promise.resolve(undefined)
