import { conditions } from './conditions/conditions.ts'
import type { ConditionId } from '../shared/condition-ids.ts'
import type { Guide } from './guides/guide.ts'
import { guides } from './guides/guides.ts'
import type { MedicalPage } from './medical-page.ts'
import { addressOf } from './medical-pages.ts'
import { live } from './words/live.ts'

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

/** The words of the page of all medical pages, and of the pages of their groups. */
export const solutions = live('solutions', () => ({
  title: 'Medical Solutions',
  description:
    'Choose what bothers you: the neck, the ears, the face, sleep, digestion or the teeth. Each page says what may help, how strong the evidence is, and when to see a doctor.',
  unsure: 'Not sure where to look?',
  ask: 'Ask us, and we point you to a page. What cannot wait comes first on every page.',
  groups: {
    solution1: {
      title: 'Neck, Back & Shoulder',
      intro:
        'Jaw and neck share muscles and nerves, and pain in one is often found together with pain in the other. Which comes first is not known. We have no page about the lower back, because we know of no solid study that ties it to the bite.',
    },
    solution2: {
      title: 'Ear, Nose & Throat',
      intro:
        'The jaw joint lies right in front of the ear, so a sore jaw can feel like an earache. Illness of the ear, nose or throat has to be ruled out first.',
    },
    solution3: {
      title: 'Facial Pain & TMD',
      intro:
        'Pain in the face can come from teeth, nerves, sinuses, muscles or the jaw joint. TMD is the name for disorders of the jaw joint and its muscles. Most people do well with gentle care.',
    },
    solution4: {
      title: 'Sleep Apnea & Insomnia',
      intro:
        'Sleep apnea and insomnia are different problems, and some people have both. A mouthpiece may help certain adults with sleep apnea. A sleep test comes first.',
    },
    solution5: {
      title: 'Digestion',
      intro:
        'Digestion begins with chewing, and reflux can harm the teeth. What the bite has to do with the stomach is less certain. Read what is known and what to check.',
    },
    dental: {
      title: 'Dental Conditions',
      intro:
        'Acid, gum disease, injury and old fillings are common reasons for trouble with teeth. Strong or uneven forces may add to it. Read what is known, and when a dentist should have a look.',
    },
    guides: {
      title: 'Guides',
      intro:
        'Some complaints have many causes and belong to no single condition. A guide tells you what can be behind one, what you can do, and when to see a doctor.',
    },
  },
}))

type GroupId = keyof typeof solutions.groups

export const solutionGroups: readonly SolutionGroup[] = [
  group('solution1', '/solutionidpage/solution1', conditionLinks('neck', 'shoulder')),
  group('solution2', '/solutionidpage/solution2', conditionLinks('earnose', 'throat')),
  group('solution3', '/solutionidpage/solution3', conditionLinks('facial', 'tmd')),
  group('solution4', '/solutionidpage/solution4', conditionLinks('sleepApnea', 'insomnia')),
  group('solution5', '/solutionidpage/solution5', conditionLinks('digestion')),
]

export const dentalGroup: SolutionGroup = group(
  'dental',
  '/medicalsolution#dental',
  conditionLinks('jaw', 'dental', 'gum', 'tooth', 'craze'),
)

export const guidesGroup: SolutionGroup = group(
  'guides',
  '/medicalsolution#guides',
  guides.map(linkToGuide),
)

function group(id: GroupId, to: string, items: SolutionLink[]): SolutionGroup {
  return {
    id,
    to,
    items,
    get title() {
      return solutions.groups[id].title
    },
    get intro() {
      return solutions.groups[id].intro
    },
  }
}

function linkToGuide(guide: Guide): SolutionLink {
  return Object.defineProperty(linkTo(guide), 'sentence', { get: () => guide.sentence })
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
