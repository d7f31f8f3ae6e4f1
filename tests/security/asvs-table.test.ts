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

const requirements = rows(read('docs/asvs.md'), /^\d+\.\d+\.\d+$/).map(
  ([number = '', level = '', , status = '', where = '']) => ({ number, level, status, where }),
)
const statuses = ['met', 'not applicable', 'exception']

describe('the table of the security standard', () => {
  it('has each requirement of both levels once, in order', () => {
    const levels = Object.groupBy(requirements, ({ level }) => level)
    expect(levels['1']).toHaveLength(70)
    expect(levels['2']).toHaveLength(183)
    const numbers = requirements.map(({ number }) => number)
    const inOrder = numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    expect(numbers).toEqual(inOrder)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('has the sums that it says', () => {
    const stated = rows(read('docs/asvs.md'), /^(?:1|2|both)$/)
    const counted = ['1', '2', 'both'].map((name) => {
      const all = requirements.filter(({ level }) => name === 'both' || level === name)
      const sums = statuses.map((status) => all.filter((each) => each.status === status).length)
      return [name, all.length, ...sums].map(String)
    })
    expect(stated).toEqual(counted)
  })

  it('says of everything met where, and of everything else why not', () => {
    for (const { number, status, where } of requirements) {
      expect(statuses, number).toContain(status)
      expect(where, number).not.toBe('')
      if (status === 'met') expect(where, number).toMatch(new RegExp(`\`.+\`|\\b${id}\\b`))
    }
  })

  it('lists every exception under what fails, and nothing else', () => {
    const [, failing = ''] = /## What fails\n([^]*?)\n## /.exec(read('docs/asvs.md')) ?? []
    const listed = Array.from(failing.matchAll(/\*\*([\d.]+)\*\*/g), ([, number]) => number)
    const exceptions = requirements.filter(({ status }) => status === 'exception')
    expect(new Set(listed)).toEqual(new Set(exceptions.map(({ number }) => number)))
    expect(listed).toHaveLength(exceptions.length)
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
