import { palette, type Skin, skins } from './palette.ts'

export type HairStyle =
  | 'short'
  | 'crop'
  | 'coils'
  | 'bun'
  | 'lowBun'
  | 'ponytail'
  | 'receding'
  | 'waves'

/** Individual features: how far parts of a face differ from the standard head, in its units. */
export type Face = {
  /** How far the nose protrudes, and how far its tip turns up. */
  nose: number
  tip: number
  lips: number
  chin: number
  brow: number
}

export type Person = {
  name: string
  skin: Skin
  hair: string
  hairShade: string
  style: HairStyle
  shirt: string
  face: Face
  beard?: 'full' | 'short' | undefined
  /** Wrinkles beside the eyes and mouth. */
  old?: boolean
  freckles?: boolean
  earring?: string | undefined
}

const dark = { hair: '#1D1B1F', hairShade: '#36333A' }
const brown = { hair: '#4A3023', hairShade: '#664634' }
const grey = { hair: '#B9B7B3', hairShade: '#9C9A98' }
const red = { hair: '#A8532C', hairShade: '#C4703F' }

/** The eight people of the drawings. */
export const people = {
  daniel: {
    name: 'Daniel',
    skin: skins.brown,
    ...dark,
    style: 'crop',
    shirt: palette.teal,
    face: { nose: 0, tip: 2, lips: 3, chin: 2, brow: 2 },
  },
  mei: {
    name: 'Mei',
    skin: skins.warm,
    ...dark,
    style: 'lowBun',
    shirt: palette.deepTeal,
    face: { nose: -10, tip: -2, lips: 1, chin: -3, brow: -5 },
  },
  ruth: {
    name: 'Ruth',
    skin: skins.fair,
    ...grey,
    style: 'bun',
    shirt: palette.navy,
    face: { nose: 2, tip: 5, lips: -2, chin: 0, brow: -3 },
    old: true,
    earring: palette.straw,
  },
  samuel: {
    name: 'Samuel',
    skin: skins.dark,
    ...grey,
    style: 'receding',
    shirt: palette.plum,
    face: { nose: 1, tip: 4, lips: 4, chin: 1, brow: 4 },
    beard: 'short',
    old: true,
  },
  priya: {
    name: 'Priya',
    skin: skins.olive,
    ...dark,
    style: 'ponytail',
    shirt: palette.straw,
    face: { nose: 1, tip: 3, lips: 2, chin: -3, brow: -4 },
    earring: palette.straw,
  },
  luis: {
    name: 'Luis',
    skin: skins.olive,
    ...brown,
    style: 'waves',
    shirt: palette.navy,
    face: { nose: 4, tip: 4, lips: 0, chin: 2, brow: 3 },
    beard: 'full',
  },
  nora: {
    name: 'Nora',
    skin: skins.fair,
    ...red,
    style: 'ponytail',
    shirt: palette.sage,
    face: { nose: -5, tip: -4, lips: 0, chin: -2, brow: -5 },
    freckles: true,
  },
  amara: {
    name: 'Amara',
    skin: skins.deep,
    ...dark,
    style: 'coils',
    shirt: palette.straw,
    face: { nose: -4, tip: 1, lips: 5, chin: -1, brow: -4 },
    earring: palette.straw,
  },
} satisfies Record<string, Person>
