import { setTimeout as wait } from 'node:timers/promises'
import type { BegunKind } from '../../../shared/record-kinds.ts'
import type { DrilledSite } from '../parts/drilled-site.ts'
import { harms } from './harms.ts'
import type { LastingBrowser } from './lasting-browser.ts'
import { type Mode, openScene, type Scene } from './scene.ts'
import {
  forms,
  lengthOf,
  typeInto,
  uniqueWords,
  wordsInFields,
  wordsInForm,
} from './typed-words.ts'

export type Round = { number: number; harm: string; kind: BegunKind; mode: Mode }

/** Characters. What only the server has is not lost, but whoever looks at the form misses it. */
export type Loss = {
  typed: number
  lost: number
  onlyOnServer: number
  lastSecond: number
  lastSecondLost: number
  /** What is nowhere any more, in the order in which it was typed. */
  words: string[]
}

const half = 4
const keptAfterMs = 1000
const backWithinMs = 10_000

/** Types into each text of a form while harm is done, and looks what is left of it. */
export async function drillRound(
  site: DrilledSite,
  browser: LastingBrowser,
  { number, harm: name, kind, mode }: Round,
): Promise<Loss> {
  const { during, strike } = harms[name]!
  const words = uniqueWords(number)
  const scene = await openScene(site, browser, kind, mode)
  try {
    const typed = await fill(scene, words)
    typed.push(...((await during?.({ scene, round: number, words })) ?? []))
    typed.push(...(await fill(scene, words)))
    await wait(keptAfterMs)
    const last = words(1)
    await typeInto(scene.page, kind, forms[kind].text, last)
    const address = scene.page.url()
    await strike(scene, address)
    return await lossOf(scene, typed, last)
  } finally {
    await scene.page.close()
  }
}

async function fill(scene: Scene, words: (howMany: number) => string[]): Promise<string[]> {
  const typed: string[] = []
  for (const field of forms[scene.kind].fields) {
    const next = words(half)
    await typeInto(scene.page, scene.kind, field, next)
    typed.push(...next)
  }
  return typed
}

async function lossOf(scene: Scene, typed: string[], last: string[]): Promise<Loss> {
  const until = performance.now() + backWithinMs
  let inForm = await wordsInForm(scene.page)
  while (typed.some((word) => !inForm.has(word)) && performance.now() < until) {
    await wait(50)
    inForm = await wordsInForm(scene.page)
  }
  const onServer = wordsInFields((await scene.stored(scene.page.url())) ?? {})
  const isNowhere = (word: string) => !inForm.has(word) && !onServer.has(word)
  const lost = typed.filter(isNowhere)
  return {
    typed: lengthOf(typed),
    lost: lengthOf(lost),
    onlyOnServer: lengthOf(typed.filter((word) => !inForm.has(word) && onServer.has(word))),
    lastSecond: lengthOf(last),
    lastSecondLost: lengthOf(last.filter(isNowhere)),
    words: lost,
  }
}
