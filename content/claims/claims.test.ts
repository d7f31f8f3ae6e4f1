import { expect, it } from 'vitest'
import { type DangerSignId, dangerSigns } from '../danger-signs.ts'
import { medicalPages, signedPages } from '../medical-pages.ts'
import { laterNews, laterNewsOf } from '../works/later-news.ts'
import { works } from '../works/works.ts'
import type { Work } from '../../shared/reference.ts'
import { splitMarkers } from '../../shared/reference-markers.ts'
import type { Ledger } from './claim.ts'
import { claimsOf, countClaims, ledgers, comparedOn } from './claims.ts'
import { signLedger } from './danger-signs.ts'
import { signStatements, statementsOf, textsIn } from './statements.ts'

const keyOf = new Map<Work, string>(Object.entries(works).map(([key, work]) => [work, key]))
const keysOf = (all: readonly Work[]) =>
  [...new Set(all.map((work) => keyOf.get(work) ?? ''))].toSorted()

/** What is wrong with a ledger: statements without their works, and entries without a statement. */
function gaps(statements: readonly { words: string; works: Work[] }[], ledger: Ledger): string[] {
  const worksOf = new Map<string, Work[]>()
  for (const { words, works: cited } of statements) {
    worksOf.set(words, [...(worksOf.get(words) ?? []), ...cited])
  }
  const missing = Array.from(worksOf, ([words, cited]) => {
    const listed = keysOf((ledger[words] ?? []).map(({ passage }) => passage.work))
    const wanted = keysOf(cited)
    return String(listed) === String(wanted)
      ? []
      : [`${JSON.stringify(words)}: cites ${wanted.join(', ')}, has ${listed.join(', ') || 'none'}`]
  })
  const left = Object.keys(ledger).filter((words) => !worksOf.has(words))
  return [...missing.flat(), ...left.map((words) => `no page says: ${words}`)]
}

it.each(signedPages.map((page) => [page.id, page] as const))(
  'each marker of the page about %s has what its work says, for these very words',
  (id, page) => {
    const own = statementsOf(page).filter(({ section }) => section !== 'When to get help')
    expect(own.length).toBeGreaterThan(page.kind === 'night' ? 1 : 8)
    expect(gaps(own, ledgers[id]!)).toEqual([])
    const numbers = own.flatMap(({ works: of }) => of)
    expect(numbers.every((work) => keyOf.has(work))).toBe(true)
    const { sources: _, ...texts } = page
    const cited = textsIn(texts)
      .flatMap(splitMarkers)
      .filter((piece) => typeof piece === 'number')
    expect(numbers, 'markers elsewhere than in the parts that may cite').toHaveLength(cited.length)
  },
)

it('so has each danger sign that names a source', () => {
  expect(gaps(signStatements(Object.keys(dangerSigns) as DangerSignId[]), signLedger)).toEqual([])
})

it('an entry counts as checked only with the words that were read, and not on a day to come', () => {
  const today = new Date().toISOString().slice(0, 10)
  const entries = [...Object.values(ledgers), signLedger].flatMap((ledger) =>
    Object.values(ledger).flat(),
  )
  for (const { passage, says, checked } of entries) {
    expect(checked === null, passage.work.title).toBe(says === null)
    if (checked === null) {
      expect(passage.quote).toBe('')
      continue
    }
    expect(passage.quote, passage.work.title).not.toBe('')
    expect(passage.at, passage.work.title).not.toBe('')
    expect(checked.on).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(checked.on <= today, checked.on).toBe(true)
  }
})

it('finds a changed sentence, a new marker and an entry that is left over', () => {
  const [condition] = medicalPages
  const { id, tests } = condition!
  const changed = { ...condition!, tests: `Not so. ${tests}` }
  const own = statementsOf(changed).filter(({ section }) => section !== 'When to get help')
  expect(gaps(own, ledgers[id]!)).toHaveLength(2)
  const marked = { ...condition!, tests: `${tests} It is more. [2]` }
  const { all, compared } = countClaims(condition!)
  expect(countClaims(marked)).toEqual({ all: all + 1, compared })
  expect(claimsOf(marked).filter(({ claims }) => claims.length === 0)).toHaveLength(1)
})

it('no condition, danger sign or sample article rests on a work that is withdrawn or replaced', () => {
  const cited = Object.entries(works).filter(([, work]) => laterNewsOf(work))
  expect(cited.map(([key]) => key)).toEqual([])
  for (const { dois, pmids, words, source } of laterNews) {
    for (const doi of dois) expect(laterNewsOf({ doi, pmid: '' })?.words).toBe(words)
    for (const pmid of pmids) expect(laterNewsOf({ doi: '', pmid })?.words).toBe(words)
    expect(source).not.toBe('')
  }
  expect(laterNewsOf({ doi: '', pmid: '' })).toBeUndefined()
})

it('a work has the day on which it was last compared, and none if nobody has compared it', () => {
  expect(comparedOn(works.nhsTmd)).toMatch(/^2026-11-\d\d$/)
  expect(comparedOn(works.adaDentalErosion)).toBeUndefined()
})
