import { academy } from '../academy.ts'
import type { SignedPage } from '../medical-pages.ts'
import { type DangerSignId, dangerSigns } from '../danger-signs.ts'
import type { Work } from '../../shared/reference.ts'

/** Words on a page that cite works. */
export type Statement = { section: string; words: string; works: Work[] }

/** The parts of a page that may cite, in page order, with the headings that they are under. */
const citingParts = {
  selfCare: 'What you can do',
  forSomePeople: 'What you can do',
  tests: 'Tests and treatments',
  treatments: 'Tests and treatments',
  options: 'Options side by side',
  causes: 'Causes',
  shortDescription1: 'What is known',
  shortDescription2: 'What is known',
  howSure: 'How sure is this?',
  get productCare() {
    return `What ${academy.product} can and cannot do here`
  },
  tonight: 'Tonight',
  morning: 'In the morning',
} as const satisfies Partial<Record<PartName, string>>

type PartName = SignedPage extends infer Page
  ? Page extends SignedPage
    ? keyof Page
    : never
  : never

/** The statements of a page: first its danger signs, then the words before each marker. */
export function statementsOf(page: SignedPage): Statement[] {
  const { help, sources } = page
  const texts: Partial<Record<PartName, unknown>> = page
  const parts = Object.entries(citingParts) as [keyof typeof citingParts, string][]
  return [
    ...signStatements(help),
    ...parts.flatMap(([part, section]) =>
      textsIn(texts[part])
        .flatMap(splitAtMarkers)
        .map(({ words, numbers }) => ({
          section,
          words,
          works: numbers.map((number) => sources[number - 1]!),
        })),
    ),
  ]
}

/** Each danger sign that names a source is one statement. */
export function signStatements(ids: readonly DangerSignId[]): Statement[] {
  return ids
    .map((id) => dangerSigns[id])
    .map(({ text, sources }) => ({
      section: 'When to get help',
      words: text,
      works: [...sources],
    }))
    .filter(({ works }) => works.length > 0)
}

/** All texts in a value, in order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** The words before each marker, back to the marker before it, with the numbers in the marker. */
function splitAtMarkers(text: string): { words: string; numbers: number[] }[] {
  return [...text.matchAll(/(.*?)\[(\d+(?:, \d+)*)\]/gs)].map(([, words = '', numbers = '']) => ({
    words: words.replace(/^[\s.,;]+/, '').trim(),
    numbers: numbers.split(', ').map(Number),
  }))
}
