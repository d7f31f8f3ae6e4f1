import { z } from 'zod'
import { certainties } from '../../content/how-sure.ts'
import type { WordValue } from '../../content/words/live.ts'
import type { Slot } from '../../content/words/slot.ts'
import { parseImageAddress } from '../../shared/image-address.ts'
import { firstIssue } from '../../shared/first-issue.ts'
import { isLinkAddress, isOwnAddress } from '../../shared/link-address.ts'
import { referenceListInput } from '../../shared/reference-input.ts'
import { isReadable } from '../../shared/rich-text.ts'
import { hasLargeTable } from '../../shared/rich-text-rules.ts'
import { isEmail, isStorable, notStorable, oneLine } from '../../shared/text-rules.ts'
import { clean } from '../html/sanitise.ts'
import { shapeProblem, textsOf } from '../records/drafts/check-words.ts'

type Item = Record<string, string | number | null>

/** A value as it is stored, or the message of the first rule that it breaks. */
type Cleaned = { value: WordValue } | { problem: string }

/** Cleans a value and checks it by the rules of its slot alone. `initial`: the program's value. */
export function cleanValue(slot: Slot, given: unknown, initial: WordValue): Cleaned {
  const { label } = slot
  const problem = shapeProblem(slot, given) ?? textProblem(slot, given)
  if (problem !== undefined) return { problem }
  if (slot.kind === 'sources') return cleanSources(given)
  const value = normalised(slot, given, initial)
  const isEmpty = value.length === 0
  if (isEmpty) return slot.required ? { problem: `${label} is required.` } : { value }
  const breach = limitProblem(slot, value) ?? kindProblem(slot, value, initial)
  return breach === undefined ? { value } : { problem: breach }
}

/**
 * What a reader's browser would run, whether or not the page would show it as text. A text may be as long as a
 * request, so nothing is looked for twice: no tag goes on behind the next `<`.
 */
const runs =
  /<\s*(?:script|iframe|object|embed|svg|form)\b|<[^<>]*\son\w+\s*=|\b(?:java|vb)script\s*:/i
const address = /\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi

function textProblem({ label, rich }: Slot, given: unknown): string | undefined {
  for (const text of textsOf(given)) {
    if (!isStorable(text)) return notStorable(label)
    const sentence = sentencesOf(text).find((one) => runs.test(one))
    if (sentence !== undefined || runs.test(text)) {
      return `${label}: a browser could run this: “${sentence ?? text}”`
    }
    if (!rich) continue
    for (const [whole, double, single, bare] of text.matchAll(address)) {
      if (!isLinkAddress((double ?? single ?? bare ?? '').replaceAll('&amp;', '&'))) {
        return `${label}: links may lead to http, https, mailto and tel alone: “${whole}”`
      }
    }
    if (/<img\b/i.test(text)) return `${label} cannot show pictures.`
  }
  return undefined
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+|\n+/)
}

function cleanSources(given: unknown): Cleaned {
  const { data, error } = referenceListInput.safeParse(given)
  if (error) return { problem: firstIssue(error).message }
  if (data.length === 0) return { problem: 'Sources is required.' }
  return { value: data.map(({ _id: _number, ...work }) => work) }
}

function normalised(
  slot: Slot,
  given: unknown,
  initial: WordValue,
): string | readonly object[] | string[] {
  if (typeof given === 'string') return cleanText(slot, given)
  if (slot.kind === 'list') return (given as string[]).map(visibleText).filter(Boolean)
  const members = membersOf(initial)
  return (given as Item[]).map((item) =>
    Object.fromEntries(
      Object.entries(item)
        .map(([name, part]) => [name, typeof part === 'string' ? visibleText(part) : part] as const)
        // A member that not every item has is left out where it is empty.
        .filter(([name, part]) => part !== '' || members.get(name) === 'always'),
    ),
  )
}

function cleanText({ kind, rich }: Slot, text: string): string {
  if (rich) {
    const isClean = text.length <= 400_000 && isReadable(text) && !hasLargeTable(text)
    return isClean ? clean(text) : text
  }
  return kind === 'text' ? visibleText(text) : oneLine(text).replaceAll(/\s+/g, ' ')
}

/** The text without the blanks around it; empty where nothing of it can be seen. */
function visibleText(text: string): string {
  return oneLine(text) === '' ? '' : text.trim()
}

function membersOf(initial: WordValue): Map<string, 'always' | 'sometimes'> {
  const items = Array.isArray(initial) ? (initial as Item[]) : []
  const names = new Set(items.flatMap((item) => Object.keys(item)))
  return new Map(
    [...names].map((name) => [
      name,
      items.every((item) => name in item) ? ('always' as const) : ('sometimes' as const),
    ]),
  )
}

const longestPart = 4000

function limitProblem({ label, kind, limit, rich }: Slot, value: WordValue): string | undefined {
  const tooLong = (most: number) => `${label} is too long. Limit is ${most} characters.`
  if (kind === 'items') {
    if (value.length > limit) return `${label}: at most ${limit}.`
    return textsOf(value).some((text) => text.length > longestPart)
      ? tooLong(longestPart)
      : undefined
  }
  if (kind === 'list' && value.length > 60) return `${label}: at most 60.`
  if (textsOf(value).some((text) => text.length > limit)) return tooLong(limit)
  return rich && typeof value === 'string' && !isReadable(value)
    ? `${label} has too much markup in it.`
    : undefined
}

function kindProblem(slot: Slot, value: WordValue, initial: WordValue): string | undefined {
  const { label, kind, options = [] } = slot
  const text = typeof value === 'string' ? value : ''
  switch (kind) {
    case 'email':
      return isEmail(text) ? undefined : `${label}: enter an email address.`
    case 'telephone':
      return isTelephone(text) ? undefined : `${label}: enter a telephone number.`
    case 'url':
      return isWebAddress(text)
        ? undefined
        : `${label}: enter a web address that begins with https://.`
    case 'choice':
      return options.includes(text) ? undefined : `${label}: choose one of ${options.join(', ')}.`
    case 'picture':
      return text === initial || parseImageAddress(text)
        ? undefined
        : `${label}: choose a picture of this site.`
    case 'items':
      return itemsProblem(slot, value as readonly Item[], initial)
    default:
      return undefined
  }
}

function itemsProblem({ label }: Slot, items: readonly Item[], initial: WordValue) {
  const members = membersOf(initial)
  const always = [...members].filter(([, when]) => when === 'always').map(([name]) => name)
  for (const [index, item] of items.entries()) {
    const isKnown = Object.keys(item).every((name) => members.has(name))
    if (!isKnown) return `${label}: item ${index + 1} has a part that is not known.`
    if (always.some((name) => !item[name]))
      return `${label}: fill in every part of item ${index + 1}.`
    const problem = partProblem(item)
    if (problem !== undefined) return `${label}: ${problem} (item ${index + 1}).`
    const { certainty } = item
    if (certainty !== undefined && !Object.hasOwn(certainties, String(certainty))) {
      return `${label}: choose one of ${Object.keys(certainties).join(', ')}.`
    }
  }
  return undefined
}

/** Parts that have a rule wherever they stand. */
function partProblem({ on = '', address = '' }: Item): string | undefined {
  if (on !== '' && !z.iso.date().safeParse(on).success) return 'enter a valid date'
  return address === '' || isOwnAddress(String(address)) ? undefined : 'an address begins with /'
}

function isTelephone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  return /^\+?[\d\s().\-/–]+$/.test(text) && digits >= 7 && digits <= 15 && !isTwoNumbers(text)
}

/** A link would dial both as one. */
function isTwoNumbers(text: string): boolean {
  return text.split('/').filter((part) => part.replaceAll(/\D/g, '').length >= 7).length > 1
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s"<>]+$/i.test(text) && URL.canParse(text)
}
