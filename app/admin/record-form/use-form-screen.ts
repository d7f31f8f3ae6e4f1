import { useState } from 'react'
import type { Draft } from '../../../shared/draft.ts'
import type { DraftKind } from '../../../shared/draft-fields.ts'
import { useOpenedDraft } from '../writing/use-opened-draft.ts'
import type { LoadedRecord } from './load-record.ts'
import { useRecord } from './use-record.ts'

type Stored = { _id: string; updatedAt: string }
/** What a form's address names, as it is loading. */
export type Loading<Item> = {
  record: Promise<LoadedRecord<Item>> | undefined
  draft: Promise<Draft | undefined> | undefined
}

/** What the form shows: a record, the record's draft, or a draft alone. */
export function useFormScreen<Item extends Stored>(kind: DraftKind, loading: Loading<Item>) {
  const { mode, record, setRecord, problem } = useRecord(loading.record)
  const [reloads, setReloads] = useState(0)
  const isMissing = problem === 'missing' || mode === 'add'
  const hasRecord = record ? true : isMissing ? false : undefined
  const loaded = useOpenedDraft(kind, loading.draft, hasRecord)
  // A reloaded form begins with the current record.
  const opened = loaded && reloads > 0 ? { ...loaded, loading: none, draft: undefined } : loaded
  const draftAlone = mode === 'add' ? opened : opened?.draft && opened
  const publishedAs = mode === 'add' && isLive(opened?.draft) ? opened?.draft?.recordId : null

  return {
    mode,
    record,
    /** Id of the record that the draft was published as meanwhile: its form replaces this one. */
    publishedAs,
    problem: problem === 'missing' && (!opened || opened.draft) ? undefined : problem,
    /** The form's draft; undefined while there is nothing to show. */
    opened: record ? opened : draftAlone,
    /** A new key makes a new form. */
    key: `${record?.updatedAt} ${reloads}`,
    /** Shows the record again, without what was typed. */
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
