import type { FrontFace } from './front-features.ts'
import { front } from './front.ts'
import { palette, skins } from './palette.ts'
import type { Person } from './people.ts'
import { picture, place } from './picture.ts'
import { profile } from './profile.ts'
import type { Ground } from './sky.ts'

const size = { width: 480, height: 480, adapts: false }

type Portrait = {
  person: Person
  ground: Ground
  look?: FrontFace
  side?: 'left' | 'right'
  title: string
}

const black = { hair: '#1D1B1F', hairShade: '#36333A' }
const chestnut = { hair: '#5A3A28', hairShade: '#7A5238' }
const blond = { hair: '#D8B06A', hairShade: '#B98F4C' }
const silver = { hair: '#C4C2BD', hairShade: '#A5A39F' }
const auburn = { hair: '#8A4526', hairShade: '#A85F3A' }
const plain = { nose: 0, tip: 0, lips: 1, chin: 0, brow: 0 }

/** The sample doctors: ten people, each with a different face, age and style. */
const portraits: Record<string, Portrait> = {
  'doctor-marsh': {
    title: 'Drawing of a woman with shoulder-length auburn hair, in a white coat.',
    ground: 9,
    person: {
      name: 'marsh',
      skin: skins.fair,
      ...auburn,
      style: 'lowBun',
      shirt: palette.teal,
      face: { ...plain, brow: -3 },
      freckles: true,
    },
    look: { coat: true, cheeks: 2, smile: 9 },
  },
  'doctor-okafor': {
    title: 'Drawing of a broad-shouldered man with short hair and glasses, in a dark blue shirt.',
    ground: 18,
    person: {
      name: 'okafor',
      skin: skins.deep,
      ...black,
      style: 'crop',
      shirt: palette.navy,
      face: { ...plain, nose: 6, lips: 6, brow: 3 },
    },
    look: { cheeks: 6, jaw: 8, glasses: palette.straw, smile: 8 },
  },
  'doctor-raman': {
    title: 'Drawing of a woman in profile with long dark hair tied back and a golden earring.',
    ground: 15,
    side: 'left',
    person: {
      name: 'raman',
      skin: skins.olive,
      ...black,
      style: 'ponytail',
      shirt: palette.deepTeal,
      face: { nose: 2, tip: 3, lips: 2, chin: -3, brow: -4 },
      earring: palette.straw,
    },
  },
  'doctor-lindqvist': {
    title: 'Drawing of a blond man with a side parting and a moustache, in a white coat.',
    ground: 12,
    person: {
      name: 'lindqvist',
      skin: skins.fair,
      ...blond,
      style: 'short',
      shirt: palette.navy,
      face: { ...plain, nose: 3 },
    },
    look: { coat: true, cheeks: -3, jaw: -6, moustache: true, smile: 2 },
  },
  'doctor-whitfield': {
    title: 'Drawing of an older woman with white hair in a bun and round glasses.',
    ground: 9,
    person: {
      name: 'whitfield',
      skin: skins.warm,
      ...silver,
      style: 'bun',
      shirt: palette.plum,
      face: { ...plain, lips: -1, brow: -3 },
      old: true,
      earring: palette.moon,
    },
    look: { glasses: palette.plum, cheeks: 4, jaw: 2, smile: 11 },
  },
  'doctor-santoro': {
    title: 'Drawing of a man in profile with wavy brown hair and a full beard.',
    ground: 7,
    side: 'right',
    person: {
      name: 'santoro',
      skin: skins.warm,
      ...chestnut,
      style: 'waves',
      shirt: palette.sage,
      face: { nose: 4, tip: 4, lips: 0, chin: 2, brow: 3 },
      beard: 'full',
    },
  },
  'doctor-feld': {
    title: 'Drawing of a woman with long fair hair and a mustard-yellow shirt.',
    ground: 12,
    person: {
      name: 'feld',
      skin: skins.fair,
      ...blond,
      style: 'ponytail',
      shirt: palette.straw,
      face: { ...plain, nose: -3, lips: 2, brow: -4 },
    },
    look: { cheeks: -4, jaw: -8, eyes: 2, smile: 10 },
  },
  'doctor-cole': {
    title: 'Drawing of an older man with a bald crown and a short grey beard, in a white coat.',
    ground: 21,
    person: {
      name: 'cole',
      skin: skins.dark,
      ...silver,
      style: 'receding',
      shirt: palette.deepTeal,
      face: { ...plain, nose: 4, lips: 4, brow: 4 },
      beard: 'short',
      old: true,
    },
    look: { coat: true, cheeks: 3, jaw: 4, smile: 7 },
  },
  'doctor-takeda': {
    title: 'Drawing of a woman in profile with black hair in a low knot, in a grey-green shirt.',
    ground: 4,
    side: 'right',
    person: {
      name: 'takeda',
      skin: skins.warm,
      ...black,
      style: 'lowBun',
      shirt: palette.sage,
      face: { nose: -10, tip: -2, lips: 1, chin: -3, brow: -5 },
    },
  },
  'doctor-hartwell': {
    title: 'Drawing of a young man with curly hair, in a plum shirt.',
    ground: 15,
    person: {
      name: 'hartwell',
      skin: skins.brown,
      ...black,
      style: 'coils',
      shirt: palette.plum,
      face: { ...plain, nose: 2, lips: 4 },
    },
    look: { cheeks: -2, jaw: -3, smile: 10 },
  },
}

export const doctors: Record<string, () => string> = Object.fromEntries(
  Object.entries(portraits).map(([name, portrait]) => [name, () => draw(portrait)]),
)

function draw({ person, ground, look = {}, side, title }: Portrait): string {
  const flip = side === 'right'
  const figure = side
    ? place(profile(person), [flip ? 262 : 218, 216], 0.92, flip)
    : place(front(person, { look }), [240, 220], 0.88)
  return picture({ ...size, ground, title, figure })
}
