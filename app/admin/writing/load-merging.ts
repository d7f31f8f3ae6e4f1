import { UnreachableError } from '../client/request.ts'

/** Loads the code that merges two versions of a text. Rejects with `UnreachableError`. */
export async function loadMerging() {
  try {
    return await import('./merging.ts')
  } catch (cause) {
    throw new UnreachableError('merging.ts', { cause })
  }
}
