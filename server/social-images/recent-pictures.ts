/** Keeps the pictures that were asked for last, up to so many bytes of them. */
export function createRecentPictures<Picture extends { bytes: Buffer }>(mostBytes: number) {
  const pictures = new Map<string, Picture>()
  let bytes = 0

  function forget(key: string): void {
    bytes -= pictures.get(key)?.bytes.length ?? 0
    pictures.delete(key)
  }

  return {
    get(key: string): Picture | undefined {
      const picture = pictures.get(key)
      if (!picture) return undefined
      // A map keeps the order of insertion: the first is the one that nobody has asked for longest.
      pictures.delete(key)
      pictures.set(key, picture)
      return picture
    },

    add(key: string, picture: Picture): void {
      forget(key)
      pictures.set(key, picture)
      bytes += picture.bytes.length
      for (const oldest of pictures.keys()) {
        if (bytes <= mostBytes) break
        forget(oldest)
      }
    },
  }
}
