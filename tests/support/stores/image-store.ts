import type { ImageStore } from '../../../server/images/image-store.ts'
import { openImageStore } from '../site/built-program.ts'
import { storedAt } from './stored-at.ts'

/** The picture store of the site with this data directory, for tests that damage pictures. */
export function imageStoreOf({ dataDir }: { dataDir: string }): Promise<ImageStore> {
  return openImageStore(storedAt(dataDir), { warn: () => undefined })
}
