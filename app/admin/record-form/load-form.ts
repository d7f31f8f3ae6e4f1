import { loadDraft } from '../writing/use-opened-draft.ts'
import type { RecordKind, StoredRecord } from '../record-kinds/record-kind.ts'
import { preloadEditor } from './load-editor.ts'
import { loadRecord } from './load-record.ts'
import type { Loading } from './use-form-screen.ts'

/**
 * Starts loading what a form's address names. Not awaited, so that what the list passed on is shown at
 * once.
 */
export function loadForm<Stored extends StoredRecord>(
  { name, load }: Pick<RecordKind<Stored, object, object>, 'name' | 'load'>,
  address: string,
): Loading<Stored> {
  preloadEditor()
  const id = new URL(address).searchParams.get('id')
  return { record: id ? loadRecord(load(id)) : undefined, draft: loadDraft(name, address) }
}
