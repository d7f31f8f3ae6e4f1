import type { Condition } from './condition.ts'

/** For whom advice may be different, and what is said above it, in the order of the page. */
const headings = {
  children: 'If this is about a child',
  pregnancy: 'If you are pregnant',
  medicines: 'If you take medicines',
  olderPeople: 'If you are older',
} as const

export type SomePeople = keyof typeof headings

/** What a condition page says to some of its readers alone. */
export function adviceForSome({ forSomePeople = {} }: Pick<Condition, 'forSomePeople'>) {
  return (Object.keys(headings) as SomePeople[]).flatMap((people) => {
    const text = forSomePeople[people]
    return text ? [{ people, heading: headings[people], text }] : []
  })
}
