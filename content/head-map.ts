import { addressOf, findMedicalPage } from './medical-pages.ts'
import { live } from './words/live.ts'

/** A place of the map, in units of its drawing: 480 wide, 790 high. */
type Place = {
  /** The id of its medical page. */
  id: string
  /** Where its line begins, next to its words: at both sides of the head, and below the teeth. */
  dot: readonly [x: number, y: number]
  /** Where its line ends. */
  end: readonly [x: number, y: number]
  /** The part that lights up: centre, half width, half height, rotation in degrees. */
  part: readonly [x: number, y: number, rx: number, ry: number, turn: number]
}

/** From top to bottom on each side, so that the lines do not cross. */
const places: readonly Place[] = [
  {
    id: 'headache',
    dot: [446, 60],
    end: [318, 84],
    part: [206, 140, 34, 36, 0],
  },
  {
    id: 'insomnia',
    dot: [34, 122],
    end: [150, 193],
    part: [159, 193, 27, 16, 0],
  },
  {
    id: 'tmd',
    dot: [34, 202],
    end: [242, 216],
    part: [242, 216, 16, 16, 0],
  },
  {
    id: 'facial',
    dot: [34, 260],
    end: [174, 250],
    part: [181, 247, 32, 25, -14],
  },
  {
    id: 'sleepApnea',
    dot: [34, 316],
    end: [142, 287],
    part: [150, 287, 26, 14, 0],
  },
  {
    id: 'clenching-and-grinding',
    dot: [34, 372],
    end: [214, 290],
    part: [221, 277, 22, 38, -8],
  },
  {
    id: 'jaw',
    dot: [34, 428],
    end: [170, 336],
    part: [180, 331, 44, 14, -16],
  },
  {
    id: 'throat',
    dot: [34, 480],
    end: [228, 392],
    part: [233, 392, 16, 38, -14],
  },
  {
    id: 'digestion',
    dot: [34, 532],
    end: [250, 505],
    part: [261, 505, 25, 30, 0],
  },
  {
    id: 'earnose',
    dot: [446, 300],
    end: [276, 256],
    part: [273, 213, 26, 46, 8],
  },
  {
    id: 'neck',
    dot: [446, 362],
    end: [338, 345],
    part: [330, 345, 21, 59, -18],
  },
  {
    id: 'shoulder',
    dot: [446, 424],
    end: [410, 492],
    part: [412, 493, 34, 29, 20],
  },
  {
    id: 'craze',
    dot: [78, 752],
    end: [78, 656],
    part: [78, 656, 30, 38, 0],
  },
  {
    id: 'dental',
    dot: [186, 752],
    end: [186, 652],
    part: [186, 652, 40, 20, 0],
  },
  {
    id: 'gum',
    dot: [294, 752],
    end: [294, 692],
    part: [294, 692, 30, 20, 0],
  },
  {
    id: 'tooth',
    dot: [402, 752],
    end: [402, 650],
    part: [402, 650, 38, 36, 0],
  },
]

/** `words` are what a patient would call a place. */
const words = live('map', () => ({
  heading: 'Where does it hurt?',
  lead: 'Choose a place, and read what may help and when to see a doctor.',
  places: {
    headache: {
      words: 'Head or temple',
      sentence: 'Your head aches: the temples, the forehead, or all of it.',
    },
    insomnia: {
      words: 'Awake at night',
      sentence: 'You lie awake, or wake too early, night after night.',
    },
    tmd: {
      words: 'Joint at the ear',
      sentence: 'The joint before the ear clicks, locks or aches.',
    },
    facial: { words: 'Face', sentence: 'Cheek, forehead or jaw hurt, on one side or both.' },
    sleepApnea: {
      words: 'Snoring',
      sentence: 'You snore, your breath stops, and your days are tired.',
    },
    'clenching-and-grinding': {
      words: 'Grinding',
      sentence: 'You clench or grind your teeth, by day or at night.',
    },
    jaw: { words: 'Jaw', sentence: 'The jaw is stiff, tired or sore, or does not open wide.' },
    throat: {
      words: 'Throat',
      sentence: 'The throat feels tight, or something seems stuck in it.',
    },
    digestion: { words: 'Heartburn', sentence: 'Heartburn, or food that comes back up.' },
    earnose: {
      words: 'Ear or nose',
      sentence: 'An ear is full, rings or hurts, or the nose is blocked.',
    },
    neck: { words: 'Neck', sentence: 'The neck is stiff or sore.' },
    shoulder: { words: 'Shoulder', sentence: 'The top of a shoulder is tight or hurts.' },
    craze: { words: 'Fine lines', sentence: 'Fine lines run through the enamel.' },
    dental: { words: 'Worn tooth', sentence: 'Teeth get shorter, thinner or hollow.' },
    gum: { words: 'Bare root', sentence: 'The gum draws back, and a tooth looks longer.' },
    tooth: { words: 'Back tooth', sentence: 'A tooth hurts when you bite, or when you let go.' },
  } as Readonly<Record<string, { words: string; sentence: string }>>,
}))

/** The map's places, one for each condition and guide. */
export const headMap = {
  src: '/pictures/head-map.svg',
  /** The height in the drawing where the head ends and the teeth begin. */
  teethFrom: 600,
  get heading() {
    return words.heading
  },
  get lead() {
    return words.lead
  },
  places: places.map((place) => {
    const page = findMedicalPage(place.id)
    if (!page) throw new Error(`The head map shows ${place.id}, which is no medical page.`)
    return {
      ...place,
      name: page.shortName,
      to: addressOf(page),
      get words() {
        return words.places[place.id]!.words
      },
      get sentence() {
        return words.places[place.id]!.sentence
      },
      /** The page's name, unless it would say the same twice, as "Neck" before "Neck Pain" would. */
      get term(): string | undefined {
        const [first = ''] = words.places[place.id]!.words.split(' ')
        return page.shortName.startsWith(first) ? undefined : page.shortName
      },
    }
  }),
}
