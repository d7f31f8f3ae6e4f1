// Parts of the program that neither the start nor a page needs.

/** From listening until they are loaded: the first readers come first. */
export const laterPartsMs = 30_000

const parts: (() => Promise<unknown>)[] = []

/**
 * Loads a part at its first use, or with `loadLaterParts`, whichever comes first. A failure is tried
 * again at the next use.
 */
export function laterPart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined
  const part = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  parts.push(part)
  return part
}

/**
 * Loads what is not loaded yet, one after the other. A running program needs its parts in memory: an
 * upgrade in place removes its files. Throws if one cannot be loaded.
 */
export async function loadLaterParts(): Promise<void> {
  for (const part of parts) await part()
}
