import { expect, it } from 'vitest'
import type { Condition } from './conditions/condition.ts'
import { conditions } from './conditions/conditions.ts'

/** A grade of 8 is read with ease at 13 to 14. */
const highestGrade = 8

it.each(conditions.map((condition) => [condition.id, condition] as const))(
  'the page about %s is for readers of 11 to 14',
  (_id, condition) => {
    expect(grade(proseOf(condition))).toBeLessThanOrEqual(highestGrade)
  },
)

function proseOf({ heading, description, types, ...rest }: Condition): string {
  const { shortDescription1, shortDescription2, seekHelp } = rest
  const kinds = types.map((kind) => kind.description)
  return [heading, description, ...kinds, shortDescription1, shortDescription2, ...seekHelp].join(
    ' ',
  )
}

/** Automated Readability Index (Senter and Smith 1967), as a school grade of the United States. */
function grade(text: string): number {
  const sentences = text.split(/[.!?]+(?:\s+|$)/).filter((sentence) => sentence !== '').length
  const words = text.match(/[\p{L}\p{N}’'-]+/gu) ?? []
  return 4.71 * (words.join('').length / words.length) + 0.5 * (words.length / sentences) - 21.43
}
