import { publicPages } from '../../../content/public-pages.ts'
import { addressesOf } from '../../../shared/public-page.ts'

export const sampleArticle = '/articles/snoring-when-noise-is-a-warning'

/** Pages in a state other than the initial one, and records that look different. */
const states = [
  '/articles?query=jaw&sort=a-z',
  '/articles?query=xyzzy',
  '/articles?page=2',
  '/find-a-doctor?place=Nowhere&language=es',
  '/index?letter=X',
  '/about/card2',
  '/about/card4',
]

const sampleDoctor = '/doctors/dr-samuel-okafor'
const inDatabase = new Map([
  ['/articles/:id', sampleArticle],
  ['/doctors/:id', sampleDoctor],
  ...['/terms', '/legal', '/privacypolicy'].map((path): [string, string] => [
    `${path}/versions/:version`,
    `${path}/versions/2025-09-05`,
  ]),
])

const addresses = publicPages.map((page) => {
  const address = inDatabase.get(page.path)
  return address ? [address] : addressesOf(page)
})

/** One address of every kind of public page, in every state that a visitor sees. */
export const publicPaths = [...addresses.flatMap((paths) => paths.slice(0, 1)), ...states]

/** Pages that differ from one of those only in their text. */
export const furtherPublicPaths = addresses
  .flatMap((paths) => paths.slice(1))
  .filter((path) => !states.includes(path))

export const errorPaths = [
  '/nothing',
  '/articles/nothing',
  '/doctors/nothing',
  '/articles?page=99',
  '/articles?sort=up',
  '/solution/nothing',
  '/solutionidpage/nothing',
  '/about/nothing',
  '/index?letter=1',
  '/newsletter/confirm/x',
  '/preview/x',
  '/review/x',
]
