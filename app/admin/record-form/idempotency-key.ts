import { randomHex } from '../client/random-hex.ts'

/**
 * Idempotency keys. The same content keeps its key, so that retrying after a lost response saves nothing
 * twice; other content gets a new key.
 */
export function idempotencyKeys() {
  let last: { content: string; key: string } | undefined
  return (content: object): string => {
    const text = JSON.stringify(content)
    if (last?.content !== text) last = { content: text, key: randomHex() }
    return last.key
  }
}
