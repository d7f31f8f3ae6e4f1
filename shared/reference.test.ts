import { describe, expect, it } from 'vitest'
import { referenceAddress } from './reference.ts'
import { referenceListInput } from './reference-input.ts'

const least = { authors: 'Busse JW', title: 'Management of chronic pain' }

function breach(list: unknown): [path: string, message: string] | undefined {
  const issue = referenceListInput.safeParse(list).error?.issues[0]
  return issue && [issue.path.join('.'), issue.message]
}

describe('a list of references', () => {
  it('needs authors and titles; the rest has defaults', () => {
    expect(referenceListInput.parse([{ authors: ' A ', title: ' T ', unknown: 1 }])).toEqual([
      {
        kind: 'journal',
        authors: 'A',
        title: 'T',
        publishedIn: '',
        year: null,
        doi: '',
        pmid: '',
        url: '',
        accessed: '',
      },
    ])
  })

  it.each([
    '10.1136/BMJ-2023-076227',
    'doi:10.1136/bmj-2023-076227',
    'DOI: 10.1136/bmj-2023-076227 ',
    'https://doi.org/10.1136/bmj-2023-076227',
    'http://dx.doi.org/10.1136/bmj-2023-076227',
  ])('stores the DOI of %s in one spelling', (doi) => {
    expect(referenceListInput.parse([{ ...least, doi }])[0]?.doi).toBe('10.1136/bmj-2023-076227')
  })

  it.each([
    [[{ ...least, kind: 'film', authors: '' }], '0.kind', 'Unknown kind of reference.'],
    [[least, { title: '' }], '1.authors', 'Authors are required.'],
    [[{ ...least, authors: 'a'.repeat(501) }], '0.authors', 'Authors are required.'],
    [[{ ...least, title: ' ' }, {}], '0.title', 'Title is required.'],
    [
      [{ ...least, publishedIn: 'a'.repeat(301) }],
      '0.publishedIn',
      'Published in is too long. Limit is 300 characters.',
    ],
    [[{ ...least, year: 1799 }], '0.year', 'Enter a valid year.'],
    [[{ ...least, year: new Date().getUTCFullYear() + 2 }], '0.year', 'Enter a valid year.'],
    [[{ ...least, year: '2020' }], '0.year', 'Enter a valid year.'],
    [[{ ...least, doi: '10.12/x' }], '0.doi', 'Enter a valid DOI.'],
    [[{ ...least, doi: '10.1234/' }], '0.doi', 'Enter a valid DOI.'],
    [[{ ...least, doi: '10.1234/a b' }], '0.doi', 'Enter a valid DOI.'],
    [[{ ...least, pmid: '123456789' }], '0.pmid', 'Enter a valid PMID.'],
    [[{ ...least, url: 'http://example.org/' }], '0.url', 'Enter a valid web address.'],
    [[{ ...least, accessed: '2023-02-29' }], '0.accessed', 'Enter a valid date.'],
    [[{ ...least, accessed: '9999-01-01' }], '0.accessed', 'Enter a valid date.'],
    [
      [
        { ...least, doi: '10.1234/a' },
        { ...least, doi: 'doi:10.1234/A' },
      ],
      '1.doi',
      'This reference is already in the list.',
    ],
    [Array(61).fill(null), '', 'Too many references. Limit is 60.'],
    ['none', '', 'References must be a list.'],
  ])('refuses %j', (list, path, message) => expect(breach(list)).toEqual([path, message]))

  it('takes 60 references, each without a DOI or with one of its own', () => {
    const list = Array.from({ length: 60 }, (_, index) => ({
      ...least,
      doi: index % 2 === 0 ? '' : `10.1000.10.2/<${index}>`,
    }))
    expect(referenceListInput.parse(list)).toHaveLength(60)
  })
})

it('finds a work by its DOI, else by its own address, else in PubMed', () => {
  const work = { doi: '10.1002/ohn.1344', url: 'https://example.org/', pmid: '19260425' }
  expect(referenceAddress(work)).toBe('https://doi.org/10.1002/ohn.1344')
  expect(referenceAddress({ ...work, doi: '10.1/(a)<b>#c' })).toBe(
    'https://doi.org/10.1/(a)%3Cb%3E%23c',
  )
  expect(referenceAddress({ ...work, doi: '' })).toBe('https://example.org/')
  expect(referenceAddress({ ...work, doi: '', url: '' })).toBe(
    'https://pubmed.ncbi.nlm.nih.gov/19260425/',
  )
})
