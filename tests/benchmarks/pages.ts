/** The pages that are measured: with and without framework scripts, with and without a database list. */
export const pages = {
  home: '/',
  list: '/articles',
  article: '/articles/a-patients-guide-to-tmd-what-the-jaw-joint-does-and-how-it-goes-wrong',
  condition: '/solution/tmd',
  doctors: '/doctors-behind',
  contact: '/contact',
} as const

export type PageName = keyof typeof pages
