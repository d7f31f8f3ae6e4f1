const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  woff2: 'font/woff2',
}

/** A file name as the build writes it: words, an eight-character hash, an extension. */
const hashedName = /^[\w.-]{1,100}-[\w-]{8}\.(?<ending>[a-z0-9]{2,5})$/

/** Returns the content type of a hashed build file; undefined for any other name. */
export function assetType(name: string): string | undefined {
  const ending = hashedName.exec(name)?.groups?.['ending']
  return ending === undefined ? undefined : types[ending]
}
