const paths = {
  dashboard: 'M4 13h7V4H4Zm9 7h7v-9h-7ZM4 20h7v-4H4Zm9-16v4h7V4Z',
  enquiries: 'M4 13h4l2 3h4l2-3h4M4 13v6h16v-6M4 13l3-8h10l3 8',
  doctors:
    'M6 3v5a4 4 0 0 0 8 0V3M4.500 3H7m6 0h2.500M10 12v3a5 5 0 0 0 10 0v-2m0-3.500a1.750 1.750 0 1 0 0 3.500 1.750 1.750 0 0 0 0-3.500Z',
  articles: 'M6 3h9l4 4v14H6ZM14.500 3v5H19M9 12h7m-7 4h7',
  leave: 'M14 8V4H5v16h9v-4M9 12h11m-4-4 4 4-4 4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  plus: 'M12 5v14M5 12h14',
  view: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  edit: 'M4 20l1-4L16.500 4.500l3 3L8 19Zm10.500-13.500 3 3',
  remove: 'M4.500 7h15M9.500 7V4h5v3M6.500 7l1 13h9l1-13M10.500 11v5m3-5v5',
  image: 'M4 5h16v14H4Zm0 11 5-5 4 4 2.500-2.500L20 17M15 9.500h.01',
  warning: 'M12 3.500 21.500 20h-19ZM12 10v4.500m0 2.700v.01',
  site: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM3.500 12h17M12 3.500c-5 5-5 12 0 17 5-5 5-12 0-17Z',
  analytics: 'M4 19 9.500 13l4 3L20 8m0 0h-5m5 0v5',
  chart: 'M4 20h16M7 20v-6m5 6V5m5 15v-9',
  shield: 'M12 3l8 3v5c0 5-3.300 8.400-8 10-4.700-1.600-8-5-8-10V6Zm-3.500 9 2.500 2.500 4.500-5',
  list: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  meter: 'M4 18a9 9 0 1 1 16 0M12 14l4-5m-4 6.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Z',
  undo: 'M8 5 4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-3',
  redo: 'M16 5l4 4-4 4m4-4H10a5.500 5.500 0 0 0 0 11h3',
  history: 'M4.500 12A7.500 7.500 0 1 0 7 6.400L4.500 8.700M4.500 4v4.700h4.700M12 8v4.500l3 2',
  copy: 'M9 9h11v11H9ZM15 9V4H4v11h5',
  hide: 'M4 4l16 16M6.500 7.500C4 9.300 2.500 12 2.500 12S6 18.500 12 18.500c1.600 0 3-.4 4.200-1.100M10 5.700c.6-.1 1.300-.2 2-.2 6 0 9.500 6.500 9.500 6.500s-.8 1.500-2.300 3.100',
  calendar: 'M4 6h16v14H4ZM4 10.500h16M8 3.500V8m8-4.500V8',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1',
  bullets: 'M10 6h10M10 12h10M10 18h10M5 6h.01M5 12h.01M5 18h.01',
  numbers:
    'M11 6h9m-9 6h9m-9 6h9M4 4.500l1.500-.5v5M4 14.500c.5-1 2.500-1 2.500.5 0 1-2.500 2-2.500 3.500h2.700',
  quote: 'M10 7H5v5h4c0 2.500-1 4-3 5M19 7h-5v5h4c0 2.500-1 4-3 5',
  code: 'M8 7l-5 5 5 5m8-10 5 5-5 5',
} as const

export type AdminIconName = keyof typeof paths
export const adminIconNames = Object.keys(paths) as AdminIconName[]

/** A line icon of the admin panel, in the colour of the text beside it. */
export function AdminIcon({ name }: { name: AdminIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
