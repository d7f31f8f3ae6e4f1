export type SolutionGroup = {
  id: string
  title: string
  intro: string
  items: { label: string; to: string }[]
}

export const solutionGroups: readonly SolutionGroup[] = [
  {
    id: 'solution1',
    title: 'Neck, Back & Shoulder',
    intro:
      'Jaw and neck share muscles and nerves, and pain in one is often found together with pain in the other. Which comes first is not known. Read what may help, and which signs need a doctor.',
    items: [
      { label: 'Neck Pain', to: '/solution/neck' },
      { label: 'Shoulder Pain', to: '/solution/shoulder' },
    ],
  },
  {
    id: 'solution2',
    title: 'Ear, Nose & Throat',
    intro:
      'The jaw joint lies right in front of the ear, so a sore jaw can feel like an earache. Illness of the ear, nose or throat has to be ruled out first.',
    items: [
      { label: 'Ear & Nose', to: '/solution/earnose' },
      { label: 'Throat', to: '/solution/throat' },
    ],
  },
  {
    id: 'solution3',
    title: 'Facial Pain & TMD',
    intro:
      'Pain in the face can come from teeth, nerves, sinuses, muscles or the jaw joint. TMD is the name for disorders of the jaw joint and its muscles. Most people do well with gentle care.',
    items: [
      { label: 'Facial Pain', to: '/solution/facial' },
      { label: 'TMD', to: '/solution/tmd' },
    ],
  },
  {
    id: 'solution4',
    title: 'Sleep Apnea & Insomnia',
    intro:
      'Sleep apnea and insomnia are different problems, and some people have both. A mouthpiece may help certain adults with sleep apnea. A sleep test comes first.',
    items: [
      { label: 'Sleep Apnea', to: '/solution/sleepApnea' },
      { label: 'Insomnia', to: '/solution/insomnia' },
    ],
  },
  {
    id: 'solution5',
    title: 'Digestion',
    intro:
      'Digestion begins with chewing, and reflux can harm the teeth. What the bite has to do with the stomach is less certain. Read what is known and what to check.',
    items: [{ label: 'Digestion', to: '/solution/digestion' }],
  },
]

export function findSolutionGroup(id: string): SolutionGroup | undefined {
  return solutionGroups.find((group) => group.id === id)
}
