import { adviceForSome } from '../../content/conditions/some-people.ts'
import { dangerSigns } from '../../content/danger-signs.ts'
import type { MedicalPage } from '../../content/medical-page.ts'
import { signs, type Sign } from '../../content/signs.ts'
import { wordsOf } from './query/search-words.ts'

/** Weights of a word in a condition's name, its signs, its description and elsewhere. */
export const weightOf = { name: 8, sign: 4, description: 2, rest: 1 }

/** A word's greatest weight, plus a little for each occurrence. */
type Weights = ReadonlyMap<string, number>

export function weighWords(condition: MedicalPage): Weights {
  const { shortName, headingName, heading, description, types, symptoms } = condition
  const named = Object.values<Sign>(signs).filter(({ mentionedBy }) =>
    Object.hasOwn(mentionedBy, condition.id),
  )
  // In ascending order, so that a word's last entry has its greatest weight.
  const texts: [weight: number, texts: readonly string[]][] = [
    [
      weightOf.rest,
      [
        ...condition.help.map((id) => dangerSigns[id].text),
        condition.causes,
        condition.tests,
        ...condition.treatments,
        ...(condition.options ?? []).map(({ name }) => name),
        ...condition.selfCare.do,
        ...adviceForSome(condition).map(({ text }) => text),
      ],
    ],
    [
      weightOf.description,
      [
        headingName,
        heading,
        description,
        ...types.map((kind) => kind.description),
        ...symptoms.complications,
      ],
    ],
    [
      weightOf.sign,
      [
        ...symptoms.nightTime,
        ...symptoms.dayTime,
        ...types.map(({ type }) => type),
        ...named.map(({ words }) => words),
      ],
    ],
    [weightOf.name, [shortName, ...(condition.otherNames ?? [])]],
  ]
  const counted = new Map<string, { weight: number; times: number }>()
  for (const [weight, all] of texts) {
    for (const word of wordsOf(all.join(' '))) {
      const times = (counted.get(word)?.times ?? 0) + 1
      counted.set(word, { weight, times })
    }
  }
  return new Map(
    Array.from(counted, ([word, { weight, times }]) => [word, weight + Math.log(times)] as const),
  )
}
