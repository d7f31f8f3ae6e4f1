import { setTimeout as wait } from 'node:timers/promises'
import type { BegunKind } from '../../../shared/record-kinds.ts'
import type { DrilledSite } from '../parts/drilled-site.ts'
import { harms } from './harms.ts'
import type { LastingBrowser } from './lasting-browser.ts'
import { type Mode, openScene, type Scene } from './scene.ts'
import { forms, lengthOf, typeInto, uniqueWords, wordsInForm } from './typed-words.ts'

export type Round = { number: number; harm: string; kind: BegunKind; mode: Mode }

/** Characters. What only the server has is not lost, but whoever looks at the form misses it. */
export type Loss = {
  typed: number
  lost: number
  onlyOnServer: number
  lastSecond: number
  lastSecondLost: number
  /** The most refused saves in a row. */
  refusals: number
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
  const harm = harms[name]!
  const words = uniqueWords(number)
  const scene = await openScene(site, browser, kind, mode, number)
  try {
    const typed = await fill(scene, words)
    if (harm.toSaved) await scene.saved()
    const acting = { isOver: false }
    const act = async () => (await harm.during?.({ scene, round: number, words })) ?? []
    const theirs = act().finally(() => (acting.isOver = true))
    do {
      // Without handling here, a failure of the act would end the process while keys are typed.
      typed.push(...(await Promise.race([fill(scene, words), theirs.then(never)])))
    } while (!acting.isOver)
    typed.push(...(await theirs))
    await wait(keptAfterMs)
    const last = words(1)
    await typeInto(scene.page, kind, forms[kind].text, last)
    const address = scene.page.url()
    await harm.strike(scene, address)
    return await lossOf(scene, address, { typed, last, takesBack: harm.takesBack ?? false })
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

const never = () => new Promise<never>(() => undefined)

type Written = { typed: string[]; last: string[]; takesBack: boolean }

async function lossOf(
  scene: Scene,
  address: string,
  { typed, last, takesBack }: Written,
): Promise<Loss> {
  const until = performance.now() + backWithinMs
  let inForm = await wordsInForm(scene.page)
  let onServer = await scene.storedWords(address)
  const isMissing = (word: string) => !inForm.has(word) && !(takesBack && onServer.has(word))
  while (typed.some(isMissing) && performance.now() < until) {
    await wait(50)
    inForm = await wordsInForm(scene.page)
  }
  onServer = await scene.storedWords(address)
  if (typed.some(isMissing)) inForm = new Set([...inForm, ...(await scene.offered())])
  const isNowhere = (word: string) => !inForm.has(word) && !onServer.has(word)
  const lost = typed.filter(isNowhere)
  const onlyOnServer = takesBack
    ? []
    : typed.filter((word) => !inForm.has(word) && onServer.has(word))
  return {
    typed: lengthOf(typed),
    lost: lengthOf(lost),
    onlyOnServer: lengthOf(onlyOnServer),
    lastSecond: lengthOf(last),
    lastSecondLost: lengthOf(last.filter(isNowhere)),
    refusals: scene.refusals.most,
    words: [...lost, ...onlyOnServer],
  }
}
