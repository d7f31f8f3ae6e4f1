import { conditions } from './conditions/conditions.ts'
import type { ConditionId } from '../shared/condition-ids.ts'
import { guides } from './guides/guides.ts'
import type { MedicalPage } from './medical-page.ts'
import { addressOf } from './medical-pages.ts'

export type SolutionLink = {
  label: string
  to: string
  image: { src: string; alt: string }
  /** For its card; places of the head map have theirs there. */
  sentence?: string
}

export type SolutionGroup = {
  id: string
  title: string
  /** Address of the page that shows the group. */
  to: string
  intro: string
  items: SolutionLink[]
}

export const solutionGroups: readonly SolutionGroup[] = [
  {
    id: 'solution1',
    title: 'Neck, Back & Shoulder',
    to: '/solutionidpage/solution1',
    intro:
      'Jaw and neck share muscles and nerves, and pain in one is often found together with pain in the other. Which comes first is not known. We have no page about the lower back, because we know of no solid study that ties it to the bite.',
    items: conditionLinks('neck', 'shoulder'),
  },
  {
    id: 'solution2',
    title: 'Ear, Nose & Throat',
    to: '/solutionidpage/solution2',
    intro:
      'The jaw joint lies right in front of the ear, so a sore jaw can feel like an earache. Illness of the ear, nose or throat has to be ruled out first.',
    items: conditionLinks('earnose', 'throat'),
  },
  {
    id: 'solution3',
    title: 'Facial Pain & TMD',
    to: '/solutionidpage/solution3',
    intro:
      'Pain in the face can come from teeth, nerves, sinuses, muscles or the jaw joint. TMD is the name for disorders of the jaw joint and its muscles. Most people do well with gentle care.',
    items: conditionLinks('facial', 'tmd'),
  },
  {
    id: 'solution4',
    title: 'Sleep Apnea & Insomnia',
    to: '/solutionidpage/solution4',
    intro:
      'Sleep apnea and insomnia are different problems, and some people have both. A mouthpiece may help certain adults with sleep apnea. A sleep test comes first.',
    items: conditionLinks('sleepApnea', 'insomnia'),
  },
  {
    id: 'solution5',
    title: 'Digestion',
    to: '/solutionidpage/solution5',
    intro:
      'Digestion begins with chewing, and reflux can harm the teeth. What the bite has to do with the stomach is less certain. Read what is known and what to check.',
    items: conditionLinks('digestion'),
  },
]

export const dentalGroup: SolutionGroup = {
  id: 'dental',
  title: 'Dental Conditions',
  to: '/medicalsolution#dental',
  intro:
    'Acid, gum disease, injury and old fillings are common reasons for trouble with teeth. Strong or uneven forces may add to it. Read what is known, and when a dentist should have a look.',
  items: conditionLinks('jaw', 'dental', 'gum', 'tooth', 'craze'),
}

export const guidesGroup: SolutionGroup = {
  id: 'guides',
  title: 'Guides',
  to: '/medicalsolution#guides',
  intro:
    'Some complaints have many causes and belong to no single condition. A guide tells you what can be behind one, what you can do, and when to see a doctor.',
  items: guides.map((guide) => ({ ...linkTo(guide), sentence: guide.sentence })),
}

export function findSolutionGroup(id: string): SolutionGroup | undefined {
  return solutionGroups.find((group) => group.id === id)
}

/** The group that lists the page. */
export function groupOf(page: MedicalPage): SolutionGroup {
  const listed = ({ items }: SolutionGroup) => items.some(({ to }) => to === addressOf(page))
  return [...solutionGroups, guidesGroup].find(listed) ?? dentalGroup
}

function conditionLinks(...ids: ConditionId[]): SolutionLink[] {
  return linksTo(...ids.flatMap((id) => conditions.filter((condition) => condition.id === id)))
}

/** Links to medical pages, with their pictures. */
export function linksTo(...pages: MedicalPage[]): SolutionLink[] {
  return pages.map(linkTo)
}

function linkTo(page: MedicalPage): SolutionLink {
  return {
    label: page.shortName,
    to: addressOf(page),
    get image() {
      return page.image
    },
  }
}
