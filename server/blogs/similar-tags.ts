// Finds tags that are probably meant to be one: `TMJ pain` and `tmj-pain`, `Braces` and `Brace`, `Clenching` and `Clenchng`.
import { setImmediate as afterOthers } from 'node:timers/promises'

/** A folded tag and the number of articles that have it. */
export type CountedTag = { key: string; count: number }

/** Shorter tags differ by one letter and still mean different things: `jaw` and `law`. */
const shortestTypo = 6
/** How many tags are looked at before other requests run. */
const atOnce = 500

/**
 * Returns each tag that resembles one before it in the list, together with that one. Tags resemble each
 * other if they differ only in spaces, hyphens and a plural `s`, or in one letter.
 */
export async function similarTags(
  tags: readonly CountedTag[],
): Promise<[CountedTag, CountedTag][]> {
  const seen = new Map<string, CountedTag>()
  const pairs: [CountedTag, CountedTag][] = []
  for (const [place, tag] of tags.entries()) {
    const plain = plainOf(tag.key)
    const shapes = [plain, ...(plain.length >= shortestTypo ? withoutOneLetter(plain) : [])]
    const like = shapes
      .map((shape) => seen.get(shape))
      .find((other) => other && isLike(other, plain))
    if (like) pairs.push([tag, like])
    for (const shape of shapes) if (!seen.has(shape)) seen.set(shape, tag)
    // oxlint-disable-next-line no-await-in-loop -- other requests run in between
    if (place % atOnce === atOnce - 1) await afterOthers()
  }
  return pairs
}

const plainOf = (key: string) =>
  key.replaceAll(/[^\p{L}\p{N}]/gu, '').replace(/(?<=\p{L}{3})s$/u, '')

function withoutOneLetter(text: string): string[] {
  return Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))
}

/** Whether one letter was left out, added, replaced or swapped with the next. Digits are never typing errors. */
function isLike({ key }: CountedTag, plain: string): boolean {
  const other = plainOf(key)
  if (other === plain) return true
  if (Math.min(other.length, plain.length) < shortestTypo || digitsOf(other) !== digitsOf(plain))
    return false
  const [short, long] = other.length < plain.length ? [other, plain] : [plain, other]
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = (text: string, from: number) => text.slice(at + from)
  if (short.length < long.length) return rest(short, 0) === rest(long, 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return rest(short, 1) === rest(long, 1) || (isSwapped && rest(short, 2) === rest(long, 2))
}

const digitsOf = (text: string) => text.replaceAll(/\P{N}/gu, '')
