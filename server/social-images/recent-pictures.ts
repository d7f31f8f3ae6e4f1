/** Keeps the pictures that were asked for last, up to so many bytes of them. */
export function createRecentPictures(mostBytes: number) {
  const pictures = new Map<string, Buffer>()
  let bytes = 0

  function forget(key: string): void {
    bytes -= pictures.get(key)?.length ?? 0
    pictures.delete(key)
  }

  return {
    get(key: string): Buffer | undefined {
      const picture = pictures.get(key)
      if (!picture) return undefined
      // A map keeps the order of insertion: the first is the one that nobody has asked for longest.
      pictures.delete(key)
      pictures.set(key, picture)
      return picture
    },

    add(key: string, picture: Buffer): void {
      forget(key)
      pictures.set(key, picture)
      bytes += picture.length
      for (const oldest of pictures.keys()) {
        if (bytes <= mostBytes) break
        forget(oldest)
      }
    },
  }
}
