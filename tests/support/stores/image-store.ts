import type { ImageStore } from '../../../server/images/image-store.ts'
import { openImageStore } from '../site/built-program.ts'
import { storedAt } from './stored-at.ts'

/** Where the site with this data directory keeps its pictures, for tests that damage them. */
export function imageStoreOf({ dataDir }: { dataDir: string }): Promise<ImageStore> {
  return openImageStore(storedAt(dataDir), { warn: () => undefined })
}
