import { describe, expect, it } from 'vitest'
import type { Work } from '../shared/reference.ts'
import { referenceListInput } from '../shared/reference-input.ts'
import { splitMarkers } from '../shared/reference-markers.ts'
import { conditionIds, medicalPageIds, medicalPageNames } from '../shared/condition-ids.ts'
import { conditions, sourcesOf } from './conditions/conditions.ts'
import { adviceForSome } from './conditions/some-people.ts'
import { findMedicalPage, medicalPages } from './medical-pages.ts'
import { cellsOf } from './options/care-option.ts'
import { works } from './works/works.ts'

const numbersCited = (text: string) =>
  splitMarkers(text).filter((piece) => typeof piece === 'number')

describe('medical pages', () => {
  it('are the fourteen conditions of the site and the guides, each complete', () => {
    expect(conditions.map(({ id }) => id)).toEqual([...conditionIds])
    expect(medicalPages.map(({ id }) => id)).toEqual([...medicalPageIds])
    const names = medicalPages.map(({ id, shortName }) => [id, shortName])
    expect(Object.fromEntries(names)).toEqual(medicalPageNames)
    expect(conditions.map(({ id }) => id)).toEqual([
      'neck',
      'shoulder',
      'earnose',
      'throat',
      'facial',
      'tmd',
      'sleepApnea',
      'insomnia',
      'digestion',
      'dental',
      'jaw',
      'gum',
      'tooth',
      'craze',
    ])
    for (const condition of medicalPages) {
      expect([3, 4], condition.id).toContain(condition.types.length)
      for (const list of Object.values(condition.symptoms)) {
        expect(list.length, condition.id).toBeGreaterThanOrEqual(3)
      }
      expect(condition.sources.length, condition.id).toBeGreaterThanOrEqual(3)
    }
    expect(findMedicalPage('nothing')).toBeUndefined()
    expect(findMedicalPage('constructor')).toBeUndefined()
  })

  it('cite each of their sources, and have some for treatments, evidence and the product', () => {
    for (const { id, sources, ...condition } of medicalPages) {
      const { tests, treatments, options = [], selfCare, causes, productCare, howSure } = condition
      const inOptions = options.flatMap(cellsOf).map(({ text }) => text)
      const care = [tests, ...treatments, ...inOptions].join(' ')
      const known = condition.shortDescription1 + condition.shortDescription2
      const product = productCare.can + productCare.cannot
      const [inCare, inKnown, inProduct] = [care, known, product].map(numbersCited)
      expect(inCare!.length, id).toBeGreaterThan(0)
      expect(inKnown!.length, id).toBeGreaterThan(0)
      expect(inProduct!.length, id).toBeGreaterThan(0)
      const forSome = adviceForSome(condition).map(({ text }) => text)
      const sureness = [...howSure.treatments, ...howSure.known].map(({ text }) => text)
      const others = numbersCited(
        [...selfCare.do, ...selfCare.avoid, ...forSome, ...sureness, causes].join(' '),
      )
      const signs = sourcesOf({ ...condition, sources }).ofSigns
      const cited = new Set([...inCare!, ...inKnown!, ...inProduct!, ...others, ...signs])
      for (const [index, { title }] of sources.entries()) expect(cited, title).toContain(index + 1)
      for (const number of [...inCare!, ...inKnown!, ...inProduct!, ...others]) {
        expect(number, id).toBeLessThanOrEqual(sources.length)
      }
    }
  })

  it('say what to do and what to avoid, and lead to others that are close', () => {
    for (const { id, selfCare, treatments, seeAlso } of medicalPages) {
      for (const list of [selfCare.do, selfCare.avoid, treatments]) {
        expect(list.length, id).toBeGreaterThanOrEqual(3)
      }
      expect(seeAlso.length, id).toBeGreaterThan(0)
      for (const other of seeAlso) expect(findMedicalPage(other), other).toBeDefined()
    }
  })

  it('name their options side by side, doing nothing first, with numbers only from a source', () => {
    const compared = medicalPages.filter(({ options }) => options)
    expect(compared.map(({ id }) => id)).toEqual(['tmd', 'sleepApnea', 'dental', 'jaw'])
    for (const { id, options = [] } of compared) {
      expect(options[0]!.name, id).toMatch(/^Doing nothing/)
      for (const { name, numbers } of options) {
        if (numbers === undefined) continue
        expect(numbers, name).toMatch(/\b(?:of 100|Of 100)\b/)
        expect(numbersCited(numbers).length, name).toBeGreaterThan(0)
      }
    }
  })

  it('say what is different in pregnancy and with medicines, and credit the product with its own evidence', () => {
    for (const condition of medicalPages) {
      const { id, forSomePeople, productCare } = condition
      // Craze lines are only observed, so no group of readers needs different advice.
      if (id === 'craze') expect(forSomePeople).toBeUndefined()
      else
        expect(forSomePeople, id).toMatchObject({
          pregnancy: expect.any(String),
          medicines: expect.any(String),
        })
      expect(productCare.evidence, id).toBe('none')
    }
  })

  it('promise no cure', () => {
    expect(JSON.stringify(medicalPages)).not.toMatch(/\b(?:we cure|will cure|guarantee[ds]?)\b/i)
  })
})

describe('cited works', () => {
  const all = Object.values(works)

  it('keep the rules of references', () => {
    for (const work of all) expect(referenceListInput.parse([work]), work.title).toEqual([work])
  })

  it('stand in one spelling each', () => {
    const inWords = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, ' ')
        .trim()
    for (const key of [
      ...(['doi', 'pmid', 'url'] as const).map((name) => (work: Work) => work[name]),
      ({ authors, title }: Work) => inWords(`${authors} ${title}`),
    ]) {
      const keys = all.map(key).filter(Boolean)
      expect(keys.filter((one, index) => keys.indexOf(one) !== index)).toEqual([])
    }
  })
})
