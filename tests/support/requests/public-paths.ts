import { conditions } from '../../../content/conditions/conditions.ts'

export const sampleArticle = '/articles/snoring-when-noise-is-a-warning'

/** One address of every kind of public page in every state that a visitor meets. */
export const publicPaths = [
  ...[
    '/',
    '/medicalsolution',
    '/articles',
    '/articles?query=jaw&sort=a-z',
    '/articles?query=xyzzy',
  ],
  ...['/articles?page=2', sampleArticle, '/index', '/index?letter=X', '/doctors-behind'],
  ...['/about', '/about/card1', '/about/card2', '/about/card4', '/contact', '/newsletter'],
  ...['/terms', '/legal', '/privacypolicy', '/api/docs'],
  '/solutionidpage/solution1',
  ...conditions.slice(0, 1).map(({ id }) => `/solution/${id}`),
]

/** Pages that differ from one of those by their words only. */
export const furtherPublicPaths = [
  ...[2, 3, 4, 5].map((number) => `/solutionidpage/solution${number}`),
  ...conditions.slice(1).map(({ id }) => `/solution/${id}`),
]

export const errorPaths = [
  ...[
    '/nothing',
    '/articles/nothing',
    '/articles?page=99',
    '/articles?sort=up',
    '/solution/nothing',
  ],
  ...['/solutionidpage/nothing', '/about/nothing', '/index?letter=1', '/newsletter/confirm/x'],
]
