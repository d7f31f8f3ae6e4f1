/**
 * Keys under which the server carries a request out once. The same content keeps its key, so that
 * trying again after a lost answer saves nothing twice; other content is another request.
 */
export function idempotencyKeys() {
  let last: { content: string; key: string } | undefined
  return (content: object): string => {
    const text = JSON.stringify(content)
    if (last?.content !== text) last = { content: text, key: randomKey() }
    return last.key
  }
}

/** Not `randomUUID`, which exists on secure origins only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
