// The words of the site as they are now: those of the program, with what people have changed in the panel.

import { oncePer } from '../../shared/once-per.ts'

/** A changed value: a text, a list of texts, or a list of objects. */
export type WordValue = string | readonly string[] | readonly object[]
/** The changed values of a page, by field. */
export type PageWords = Readonly<Record<string, WordValue>>
/** The changed values of all pages, by page. Pages that nobody changed may be missing. */
export type SiteWords = Readonly<Record<string, PageWords>>

/** How a field's value, as people edit it, is kept in the content. */
export type Codec = {
  read: (part: never) => WordValue
  write: (value: never, program: never) => unknown
}

type LivePage = {
  program(): Record<string, unknown>
  now(): Record<string, unknown>
  codecs: Readonly<Record<string, Codec>>
}

const none: PageWords = {}
const pages = new Map<string, LivePage>()
let words: SiteWords = {}
let savedTimes: ReadonlyMap<string, string> = new Map()

/**
 * Replaces what people have changed, and when they saved each page (ISO 8601 UTC). One process serves one site,
 * so there is one state.
 */
export function setWords(changed: SiteWords, saved: typeof savedTimes = new Map()): void {
  // What was made of the program's words alone is still right.
  if (!isEmpty(changed) || !isEmpty(words)) words = changed
  savedTimes = saved
}

const isEmpty = (changed: SiteWords) => Object.keys(changed).length === 0

/** When somebody last saved one of these pages; undefined if nobody ever did. */
export function wordsSavedAt(...keys: string[]): string | undefined {
  return keys
    .flatMap((key) => savedTimes.get(key) ?? [])
    .toSorted()
    .at(-1)
}

/** The state by identity: a cache that depends on words is out of date once this differs. */
export const currentWords = (): SiteWords => words

/** Runs something, which must not wait, as if these were the words. */
export function withWords<Result>(changed: SiteWords, run: () => Result): Result {
  const before = words
  words = changed
  try {
    return run()
  } finally {
    words = before
  }
}

/**
 * Returns the content of a page as an object whose properties always have their current value. `program`
 * makes the content that comes with the program, and is called again after each change, so that it may
 * name the academy's facts. A field's name is its path in the content; `codecs` are for fields that people
 * edit in another form.
 */
export function live<Content extends object>(
  key: string,
  program: () => Content,
  codecs: Readonly<Record<string, Codec>> = {},
): Content {
  const page: LivePage = {
    codecs,
    program: program as () => Record<string, unknown>,
    now: perWords(() => withChanges(page, words[key] ?? none)),
  }
  pages.set(key, page)
  const content = {}
  for (const name of Object.keys(page.now())) {
    Object.defineProperty(content, name, { enumerable: true, get: () => page.now()[name] })
  }
  return content as Content
}

function withChanges(page: LivePage, changed: PageWords): Record<string, unknown> {
  const program = page.program()
  let made = program
  for (const [name, value] of Object.entries(changed)) {
    const path = name.split('.')
    const { write } = page.codecs[name] ?? plain
    made = setAt(made, path, write(value as never, partAt(program, path) as never)) as typeof made
  }
  return made
}

const plain: Codec = { read: (part) => part, write: (value) => value }

function partAt(content: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (Object(part) as Record<string, unknown>)[name],
    content,
  )
}

/** Copies only what is on the path, so that everything else keeps its identity. */
function setAt(content: unknown, [name = '', ...path]: readonly string[], value: unknown): unknown {
  const part = Object(content) as Record<string, unknown>
  const next = path.length > 0 ? setAt(part[name], path, value) : value
  if (!Array.isArray(content)) return { ...part, [name]: next }
  return content.map((item: unknown, index) => (String(index) === name ? next : item))
}

/** Returns a field's value in the form in which people edit it: that of the program, and that of now. */
export function readField(key: string, name: string): { value: WordValue; initial: WordValue } {
  const page = pages.get(key)
  if (!page) throw new Error(`There is no page of words ${key}.`)
  const { read } = page.codecs[name] ?? plain
  const path = name.split('.')
  const valueIn = (content: unknown) => read(partAt(content, path) as never)
  return { value: valueIn(page.now()), initial: valueIn(page.program()) }
}

/**
 * Makes something when it is first needed, and again after the words have changed. A preview of other words does
 * not end what was made of those of now.
 */
export function perWords<Value>(make: () => Value): () => Value {
  const made = new WeakMap<SiteWords, { value: Value }>()
  return () => {
    let known = made.get(words)
    if (!known) {
      known = { value: make() }
      made.set(words, known)
    }
    return known.value
  }
}

/** Computes something once for each object, and again after the words have changed. */
export function oncePerWords<Key extends object, Value>(compute: (key: Key) => Value) {
  const known = perWords(() => oncePer(compute))
  return (key: Key): Value => known()(key)
}
