import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../server/core/paths.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const documents = ['docs/asvs.md', 'docs/security.md']
/** What comes after it has no tests, and says why. */
const withoutTests = '## Not applicable, or not proven on one machine'

/** The cells of all rows of tables whose first cell looks like that. */
function rows(text: string, first: RegExp): string[][] {
  const cells = (line: string) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim())
  const lines = text.split('\n').filter((line) => line.startsWith('|'))
  return lines.map(cells).filter(([cell = '']) => first.test(cell))
}

const id = '[A-Z]-[0-9]{2}'

/** Ids as they are written, and those between the two ends of "L-04 to L-07". */
function idsIn(text: string): string[] {
  const pattern = new RegExp(`\\b(${id})(?: to (${id}))?\\b`, 'g')
  return Array.from(text.matchAll(pattern)).flatMap(([, from = '', to = from]) => {
    const numbers = [from, to].map((each) => Number(each.slice(2))) as [number, number]
    return Array.from(
      { length: numbers[1] - numbers[0] + 1 },
      (_, index) => `${from[0]}-${String(numbers[0] + index).padStart(2, '0')}`,
    )
  })
}

/** Ids in the texts of tests: their names, and rows of what they are run with. */
const tested = new Set(
  globSync('{app,server,shared,tests}/**/*.{test,spec}.ts', { cwd: projectRoot }).flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
      .flatMap((line) => (line.match(/(['"`]).*\1/g) ?? []).flatMap(idsIn)),
  ),
)

const asvs = read('docs/asvs.md')

/** The part of the page under a heading of the second level. */
function section(heading: string): string {
  return asvs.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
}

/** "1.2.3, 1.2.5 to 1.2.7" as single numbers. */
function numbersIn(cell: string): string[] {
  return cell.split(', ').flatMap((range) => {
    const [from = '', to = from] = range.split(' to ')
    const chapter = from.slice(0, from.lastIndexOf('.') + 1)
    const [first, last] = [from, to].map((each) => Number(each.slice(chapter.length)))
    return Array.from({ length: last! - first! + 1 }, (_, index) => `${chapter}${first! + index}`)
  })
}

interface Requirement {
  number: string
  level: string
  status: string
  why: string
}

const single = ['Met', 'Exceptions'].flatMap((status) =>
  rows(section(status), /^\d+\.\d+\.\d+$/).map(
    ([number = '', level = '', why = '']): Requirement => ({ number, level, status, why }),
  ),
)
const notApplicable = rows(section('Not applicable'), /^(?!-|why)/).flatMap(
  ([why = '', ...cells]) =>
    cells.flatMap((cell, index) =>
      (cell ? numbersIn(cell) : []).map((number): Requirement => ({
        number,
        level: `${index + 1}`,
        status: 'Not applicable',
        why,
      })),
    ),
)
const requirements = [...single, ...notApplicable]

describe('the table of the security standard', () => {
  it('has each requirement of both levels once', () => {
    const levels = Object.groupBy(requirements, ({ level }) => level)
    expect(levels['1']).toHaveLength(70)
    expect(levels['2']).toHaveLength(183)
    expect(new Set(requirements.map(({ number }) => number)).size).toBe(requirements.length)
  })

  it('has the totals that it states', () => {
    const stated = rows(asvs, /^(?:1|2|both)$/)
    const counted = ['1', '2', 'both'].map((name) => {
      const all = requirements.filter(({ level }) => name === 'both' || level === name)
      const sums = ['Met', 'Not applicable', 'Exceptions'].map(
        (status) => all.filter((each) => each.status === status).length,
      )
      return [name, all.length, ...sums].map(String)
    })
    expect(stated).toEqual(counted)
  })

  it('says where each requirement is met, or why not', () => {
    for (const { number, status, why } of requirements) {
      expect(why, number).not.toBe('')
      if (status === 'Met') expect(why, number).toMatch(new RegExp(`\`.+\`|\\b${id}\\b`))
    }
  })
})

it('says what every id in a test stands for', () => {
  const explained = new Set(documents.flatMap((document) => idsIn(read(document))))
  expect([...tested].filter((each) => !explained.has(each))).toEqual([])
})

describe.each(documents)('%s', (document) => {
  const text = read(document).replace(/^```$[^]*?^```$/gm, '')

  it('names tests that there are', () => {
    const named = idsIn(text.split(withoutTests)[0]!)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((each) => !tested.has(each))).toEqual([])
  })

  it('names files that there are', () => {
    const isPath = /^(?:[\w.-]+\/)+[\w.-]*$|^[\w.-]+\.(?:json|md|ts|yaml)$|^\.\w+$/
    const marked = Array.from(text.matchAll(/`([^`]+)`/g), ([, words = '']) => words)
    const paths = marked.filter((words) => isPath.test(words))
    const links = Array.from(text.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, path = '']) =>
      join(dirname(document), path),
    )
    expect(paths.length).toBeGreaterThan(20)
    const missing = [...paths, ...links].filter((path) => !existsSync(join(projectRoot, path)))
    expect(missing).toEqual([])
  })
})
