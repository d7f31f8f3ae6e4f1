// Text that is typed but not yet on the server, kept by this browser: in IndexedDB if it works,
// otherwise in the tab's own storage, which holds no files.
import type { DraftFields } from '../../../shared/draft-fields.ts'
import type { Agreed } from './field-merge.ts'
import type { WritingKind } from '../record-kinds/writing-kind.ts'

/** The unsaved fields of one draft in one tab, and the version they are based on. */
export type DeviceCopy = {
  /** Hash of the account's address, so that another admin in this browser does not get it. */
  account: string
  key: string
  kind: WritingKind['name']
  /** When the record was created: another one may get the address of a deleted one. */
  recordCreatedAt?: string | undefined
  tab: string
  agreed: Agreed
  fields: DraftFields
  /** A chosen picture that is not uploaded yet. */
  picture?: File | undefined
  /** When it was written, in milliseconds. */
  at: number
}
type CopyId = Pick<DeviceCopy, 'account' | 'key' | 'tab'>

const databaseName = 'academy-writing'
const storeName = 'copies'
const keptMs = 30 * 24 * 60 * 60 * 1000

/** Returns whether the browser stored it. */
export async function putCopy(copy: DeviceCopy): Promise<boolean> {
  try {
    await inStore('readwrite', (store) => store.put(copy))
    return true
  } catch {
    return putInTab(copy)
  }
}

/** Removes a copy, unless it has been replaced since. */
export async function removeCopy({ at, ...id }: CopyId & { at: number }): Promise<void> {
  sessionStorage.removeItem(tabItem(id))
  await inStore('readwrite', (store) => {
    const range = IDBKeyRange.only([id.account, id.key, id.tab])
    const request = store.openCursor(range)
    request.onsuccess = () => {
      const cursor = request.result
      if (cursor && (cursor.value as DeviceCopy).at === at) cursor.delete()
    }
    return request
  }).catch(
    // ignored: the copy is offered once more.
    () => undefined,
  )
}

/** All copies of an account, newest first. Removes those that are too old. */
export async function copiesOf(account: string): Promise<DeviceCopy[]> {
  const range = IDBKeyRange.bound([account], [account, []])
  const stored = await inStore('readonly', (store) => store.getAll(range)).catch(() => [])
  const copies = [...(stored as DeviceCopy[]), ...copiesInTab(account)]
  const oldest = Date.now() - keptMs
  await Promise.all(copies.filter(({ at }) => at < oldest).map(removeCopy))
  return copies.filter(({ at }) => at >= oldest).sort((one, other) => other.at - one.at)
}

let database: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () =>
      request.result.createObjectStore(storeName, { keyPath: ['account', 'key', 'tab'] })
    request.onsuccess = () => {
      // Another tab may need a newer schema one day.
      request.result.onversionchange = () => request.result.close()
      request.result.onclose = () => (database = undefined)
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error(databaseName))
  })
  database.catch(() => (database = undefined))
  return database
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  task: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opened = await open()
  return new Promise((resolve, reject) => {
    const transaction = opened.transaction(storeName, mode, { durability: 'relaxed' })
    const request = task(transaction.objectStore(storeName))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? new Error(storeName))
  })
}

const tabPrefix = `${databaseName}:`
const tabItem = ({ account, key, tab }: CopyId) => `${tabPrefix}${account}:${key}:${tab}`

function putInTab({ picture, ...copy }: DeviceCopy): boolean {
  try {
    sessionStorage.setItem(tabItem(copy), JSON.stringify(copy))
    return !picture
  } catch {
    return false
  }
}

function copiesInTab(account: string): DeviceCopy[] {
  return Object.entries(sessionStorage)
    .filter(([name]) => name.startsWith(`${tabPrefix}${account}:`))
    .map(([, text]) => JSON.parse(String(text)) as DeviceCopy)
}
