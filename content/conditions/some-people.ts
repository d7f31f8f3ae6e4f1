/** Groups of readers for whom advice may differ, each with the advice's heading and a short name, in page order. */
const groups = {
  children: { heading: 'If this is about a child', name: 'children' },
  pregnancy: { heading: 'If you are pregnant', name: 'pregnancy' },
  medicines: { heading: 'If you take medicines', name: 'medicines' },
  olderPeople: { heading: 'If you are older', name: 'older people' },
} as const

export type SomePeople = keyof typeof groups

/** The advice on a medical page for particular groups of readers. */
export function adviceForSome({
  forSomePeople = {},
}: {
  forSomePeople?: Partial<Record<SomePeople, string>>
}) {
  return (Object.keys(groups) as SomePeople[]).flatMap((people) => {
    const text = forSomePeople[people]
    return text ? [{ people, ...groups[people], text }] : []
  })
}
