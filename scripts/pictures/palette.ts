/** Colours of the drawings. Coral is reserved for pain. */
export const palette = {
  ink: '#1B2733',
  coral: '#E5674B',
  bone: '#F6EBD3',
  boneShade: '#DCC9A3',
  disc: '#7FB0A8',
  enamel: '#FDFBF5',
  enamelShade: '#E4E4DA',
  dentin: '#F0D9A4',
  pulp: '#D99A94',
  gum: '#E3A7A0',
  gumShade: '#C98981',
  tissue: '#D79A92',
  tissueShade: '#B97770',
  air: '#D5E9EE',
  teal: '#2C8C86',
  deepTeal: '#0E5A5A',
  navy: '#28406B',
  night: '#1C2B4A',
  straw: '#F0B44C',
  sand: '#E9D8BC',
  sage: '#9CC3B2',
  plum: '#5B4670',
  moon: '#F6EBD3',
  sun: '#F8C667',
} as const

/** A skin tone: light, shade, and the colour of lips and lines. */
export type Skin = { light: string; shade: string; line: string }

export const skins = {
  fair: { light: '#F1CBAF', shade: '#DBA686', line: '#A9674F' },
  warm: { light: '#E3B088', shade: '#C68F66', line: '#8E5637' },
  olive: { light: '#CC9568', shade: '#AA7549', line: '#734726' },
  brown: { light: '#A56E48', shade: '#845433', line: '#54321C' },
  dark: { light: '#7F5138', shade: '#623B27', line: '#3A2115' },
  deep: { light: '#5F3E2E', shade: '#472C20', line: '#281710' },
} satisfies Record<string, Skin>
