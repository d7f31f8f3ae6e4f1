const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  forward: 'M4 12h15m-6-6 6 6-6 6',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5l11 7-11 7Z',
  mail: 'M4 6h16v12H4Zm0 1 8 6 8-6',
  phone:
    'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  place:
    'M12 21s7-6.2 7-11a7 7 0 1 0-14 0c0 4.800 7 11 7 11Zm0-8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c0-4.400 3.600-7 8-7s8 2.600 8 7',
  tooth:
    'M7 3c-2.500 0-4 2-4 4.500C3 12 5 13 6 18c.4 2 .9 3 2 3 1.800 0 1.400-5 4-5s2.200 5 4 5c1.100 0 1.600-1 2-3 1-5 3-6 3-10.500C21 5 19.500 3 17 3c-2 0-3.200 1.200-5 1.200S9 3 7 3Z',
  heart: 'M12 20S4 15 4 9a4 4 0 0 1 8-1.500A4 4 0 0 1 20 9c0 6-8 11-8 11Z',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5.500v1.500m0 16v1.500M2.500 12H4m16 0h1.500M5.300 5.300l1 1m11.400 11.400 1 1m0-13.400-1 1M6.300 17.700l-1 1',
  care: 'M12 9v4.500m0 3.500v.01M12 3.500 2.500 20h19Z',
  instagram:
    'M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4Zm8 0a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1v.01',
  linkedin: 'M5 9v10M5 5v.01M10 19V9m0 5c0-3 2-5 4.500-5S19 11 19 14v5',
  x: 'M4 4l16 16M20 4 4 20',
} as const

export type IconName = keyof typeof paths
export const iconNames = Object.keys(paths) as IconName[]

/** A line icon in the colour of the text beside it, hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
