import type { MedicalPage } from '../medical-page.ts'

/** Groups of readers for whom advice may differ, with its heading, in page order. */
const headings = {
  children: 'If this is about a child',
  pregnancy: 'If you are pregnant',
  medicines: 'If you take medicines',
  olderPeople: 'If you are older',
} as const

export type SomePeople = keyof typeof headings

/** The advice on a medical page for particular groups of readers. */
export function adviceForSome({ forSomePeople = {} }: Pick<MedicalPage, 'forSomePeople'>) {
  return (Object.keys(headings) as SomePeople[]).flatMap((people) => {
    const text = forSomePeople[people]
    return text ? [{ people, heading: headings[people], text }] : []
  })
}
