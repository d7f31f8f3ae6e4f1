import { randomHex } from '../client/random-hex.ts'

/**
 * Keys under which the server carries a request out once. The same content keeps its key, so that
 * trying again after a lost response saves nothing twice; other content is another request.
 */
export function idempotencyKeys() {
  let last: { content: string; key: string } | undefined
  return (content: object): string => {
    const text = JSON.stringify(content)
    if (last?.content !== text) last = { content: text, key: randomHex() }
    return last.key
  }
}
