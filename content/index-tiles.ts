export type IndexTile = { label: string; to: string; image: { src: string } }

const search = (text: string) => `/articles?query=${encodeURIComponent(text)}`

/** The round links above the letters of the index. */
export const indexTiles: readonly IndexTile[] = [
  {
    label: 'DENTAL SOLUTION',
    to: search('DENTAL SOLUTION'),
    image: { src: '/pictures/conditions/tooth.svg' },
  },
  {
    label: 'MEDICAL SOLUTION',
    to: search('MEDICAL SOLUTION'),
    image: { src: '/pictures/conditions/neck.svg' },
  },
  { label: 'DOCTORS', to: '/doctors-behind', image: { src: '/pictures/about/doctors.svg' } },
  { label: 'CONTACT', to: '/contact', image: { src: '/pictures/contact.svg' } },
]
