const types: Record<string, string> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** Returns the MIME type of a stored file. */
export function imageType(file: string): string {
  return types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
