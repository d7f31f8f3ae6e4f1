import { findCondition } from './conditions/conditions.ts'

/** A place of the map, in units of its drawing: 480 wide, 790 high. */
type Place = {
  id: string
  sentence: string
  /** Where its line begins: on wide screens next to its name, and below the teeth on all screens. */
  dot: readonly [x: number, y: number]
  /** The part that lights up: centre, half width, half height, rotation in degrees. */
  part: readonly [x: number, y: number, rx: number, ry: number, turn: number]
}

/** In the order of their names on phones, chosen so that the lines to them do not cross. */
const places: readonly Place[] = [
  {
    id: 'insomnia',
    sentence: 'You lie awake, or wake too early, night after night.',
    dot: [34, 120],
    part: [159, 193, 27, 16, 0],
  },
  {
    id: 'tmd',
    sentence: 'The joint before the ear clicks, locks or aches.',
    dot: [34, 40],
    part: [242, 216, 16, 16, 0],
  },
  {
    id: 'earnose',
    sentence: 'An ear is full, rings or hurts, or the nose is blocked.',
    dot: [446, 130],
    part: [273, 213, 26, 46, 8],
  },
  {
    id: 'facial',
    sentence: 'Cheek, forehead or jaw hurt, on one side or both.',
    dot: [34, 200],
    part: [181, 247, 32, 25, -14],
  },
  {
    id: 'sleepApnea',
    sentence: 'You snore, your breath stops, and your days are tired.',
    dot: [34, 280],
    part: [227, 297, 14, 29, -14],
  },
  {
    id: 'jaw',
    sentence: 'The jaw is stiff, tired or sore, or does not open wide.',
    dot: [34, 360],
    part: [195, 326, 53, 15, -20],
  },
  {
    id: 'neck',
    sentence: 'The neck is stiff or sore.',
    dot: [446, 330],
    part: [330, 345, 21, 59, -18],
  },
  {
    id: 'shoulder',
    sentence: 'The top of a shoulder is tight or hurts.',
    dot: [446, 420],
    part: [412, 493, 34, 29, 20],
  },
  {
    id: 'throat',
    sentence: 'The throat feels tight, or something seems stuck in it.',
    dot: [34, 440],
    part: [233, 392, 16, 38, -14],
  },
  {
    id: 'digestion',
    sentence: 'Heartburn, or food that comes back up.',
    dot: [34, 520],
    part: [261, 505, 25, 30, 0],
  },
  {
    id: 'craze',
    sentence: 'Fine lines run through the enamel.',
    dot: [78, 752],
    part: [78, 656, 30, 38, 0],
  },
  {
    id: 'dental',
    sentence: 'Teeth get shorter, thinner or hollow.',
    dot: [186, 752],
    part: [186, 652, 40, 20, 0],
  },
  {
    id: 'gum',
    sentence: 'The gum draws back, and a tooth looks longer.',
    dot: [294, 752],
    part: [294, 692, 30, 20, 0],
  },
  {
    id: 'tooth',
    sentence: 'A tooth hurts when you bite, or when you let go.',
    dot: [402, 752],
    part: [402, 650, 38, 36, 0],
  },
]

/** The map's question and its fourteen places. */
export const headMap = {
  heading: 'Where does it hurt?',
  lead: 'Choose a place, and read what may help and when to see a doctor.',
  src: '/pictures/head-map.svg',
  /** The height in the drawing where the head ends and the teeth begin. */
  teethFrom: 600,
  places: places.map((place) => {
    const condition = findCondition(place.id)
    if (!condition) throw new Error(`The head map shows ${place.id}, which is no condition.`)
    return { ...place, name: condition.shortName, to: `/solution/${place.id}` }
  }),
}
