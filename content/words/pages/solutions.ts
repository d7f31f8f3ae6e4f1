import { headMap } from '../../head-map.ts'
import { solutionGroups } from '../../solution-groups.ts'
import { group, type Slot, type SlotPage } from '../slot.ts'

const address = '/medicalsolution'

export const solutionPages = (): SlotPage[] => [
  {
    key: 'solutions',
    title: 'Medical solutions',
    address,
    grade: 9,
    slots: [
      ...group(
        'Page',
        ['title', 'Heading', 'line'],
        ['description', 'Words below the heading', 'text', { limit: 400 }],
        ['unsure', 'Words before the link to Find the right page', 'line', { limit: 80 }],
        ['ask', 'Words above the link to the contact page', 'text', { limit: 200 }],
      ),
      ...solutionGroups.flatMap(({ id, title }) => slotsOfGroup(id, title)),
    ],
  },
  {
    key: 'map',
    title: 'Where does it hurt?',
    address,
    grade: 9,
    slots: [
      ...group(
        'Words above the map',
        ['heading', 'Heading', 'line', { limit: 60 }],
        ['lead', 'Words below the heading', 'text', { limit: 200 }],
      ),
      ...headMap.places.flatMap(({ id, name }) =>
        group(
          name,
          [`places.${id}.words`, `${name}: place`, 'line', { limit: 20 }],
          [`places.${id}.sentence`, `${name}: sentence`, 'line', { limit: 60 }],
        ),
      ),
    ],
  },
]

function slotsOfGroup(id: string, title: string): Slot[] {
  return group(
    title,
    [`groups.${id}.title`, `${title}: heading`, 'line', { limit: 60 }],
    [`groups.${id}.intro`, `${title}: text`, 'text', { limit: 600 }],
  )
}
