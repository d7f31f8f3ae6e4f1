import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Doctor } from '../../shared/doctor.ts'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { openPage } from '../support/requests/page-text.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let calls: ReturnType<typeof adminCalls>
/** The doctors found before others were added. */
let samples: string[]

const boston = { city: 'Boston', region: 'MA', postalCode: '02108' }
const doctors = [
  { name: 'Dr. Ann Zorn', places: [boston], conditions: ['tmd'], languages: ['en', 'es'] },
  { name: 'Dr. Bea Yule', location: 'Boston Road, Springfield', languages: ['fr'] },
  { name: 'Dr. Cid Abel', places: [{ city: 'São Paulo', region: 'SP', country: 'BR' }] },
  {
    name: 'Dr. Dan Moor',
    places: [{ city: 'New York', region: 'New York', postalCode: '10001-2345' }],
  },
  { name: 'Dr. Eve Moor', places: [{ city: 'Bostonia', region: 'CA' }], newPatients: 'yes' },
]

beforeAll(async () => {
  site = await startTestSite()
  calls = adminCalls(site, await adminToken(site.dataDir))
  samples = await find('condition=neck')
  for (const doctor of doctors) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are listed
    await calls.makeDoctor({ ...doctor, telehealth: doctor.name === 'Dr. Dan Moor' })
  }
})
afterAll(() => site.stop())

const path = '/api/user/v1/authors'
const namesOf = (found: Doctor[]) => found.map(({ name }) => name.replace('Dr. ', ''))
async function find(query: string): Promise<string[]> {
  return namesOf((await (await site.fetch(`${path}?${query}`)).json()) as Doctor[])
}

describe('doctors are found', () => {
  it.each([
    ['place=boston', ['Ann Zorn', 'Eve Moor', 'Bea Yule']],
    ['place=Boston,%20MA', ['Ann Zorn']],
    ['place=boston%20massachusetts', ['Ann Zorn']],
    ['place=Massachusets', ['Ann Zorn']],
    ['place=Bsoton', ['Eve Moor', 'Bea Yule', 'Ann Zorn']],
    ['place=02108', ['Ann Zorn']],
    ['place=021', ['Ann Zorn']],
    ['place=02109', []],
    ['place=SAO', ['Cid Abel']],
    ['place=ny', ['Dan Moor']],
    ['place=new-york%2010001', ['Dan Moor']],
    ['place=new%20yrok', []],
    ['place=Bston%20CA', ['Eve Moor']],
    ['condition=tmd', ['Ann Zorn']],
    ['language=es', ['Ann Zorn']],
    ['newPatients=yes', ['Eve Moor']],
    ['telehealth=yes', ['Dan Moor']],
    ['condition=tmd&language=fr', []],
    ['limit=2', ['Cid Abel', 'Dan Moor']],
    ['limit=2&page=2', ['Eve Moor', 'Bea Yule']],
  ])('by %s', async (query, expected) => expect(await find(query)).toEqual(expected))

  it('samples only while there is nobody else', async () => {
    expect(samples).toEqual(['Priya Raman', 'Miguel Santoro'])
    expect(await find('condition=neck')).toEqual([])
  })

  it('with their number and the next page; without a query all are listed as before', async () => {
    const { headers } = await site.fetch(`${path}?limit=2`)
    expect(headers.get('x-total-count')).toBe('5')
    expect(headers.get('link')).toContain('page=2')
    const all = (await (await site.fetch(path)).json()) as Doctor[]
    expect(namesOf(all)).toHaveLength(15)
  })

  it.each(['condition=nape', 'language=EN', 'newPatients=no', 'telehealth=1', 'limit=0', 'place='])(
    'never by %s',
    async (query) => expect((await site.fetch(`${path}?${query}`)).status).toBe(400),
  )
})

describe('/find-a-doctor', () => {
  it('is a link that finds, counts and says in which order', async () => {
    const { text, links, html } = await openPage(site, '/find-a-doctor?place=boston')
    expect(text).toContain('3 doctor(s)')
    expect(text).toContain('Nobody pays to be listed here.')
    expect(links).toContain('/doctors/dr-ann-zorn')
    expect(html).toContain('value="boston"')
    expect(text).not.toContain('Sample profile')
  })

  it('goes without the place, then without the language, where nobody is found', async () => {
    const elsewhere = await openPage(site, '/find-a-doctor?place=Alaska&language=es')
    expect(elsewhere.text).toContain('No doctors found.')
    expect(elsewhere.text).toContain('No doctors found in "Alaska". These see people elsewhere:')
    expect(elsewhere.links).toContain('/doctors/dr-ann-zorn')
    const others = await openPage(site, '/find-a-doctor?condition=tmd&language=fr')
    expect(others.text).toContain('who speak French. These speak other languages:')
    expect(others.links).toContain('/doctors/dr-ann-zorn')
    const nobody = await openPage(site, '/find-a-doctor?condition=gum')
    expect(nobody.text).toContain('No doctors found.')
    expect(nobody.links).not.toContain('/doctors/dr-ann-zorn')
  })

  it('takes unknown values as none, and shows a change at once', async () => {
    const odd = '/find-a-doctor?condition=nape&language=xx&newPatients=no&page=x&place='
    expect((await openPage(site, odd)).text).toContain('5 doctor(s)')
    const { _id } = await calls.makeDoctor({ name: 'Dr. New Here' })
    expect((await openPage(site, odd)).links).toContain(`/doctors/${_id}`)
    await calls.remove(`/authors/${_id}`)
    expect((await openPage(site, odd)).links).not.toContain(`/doctors/${_id}`)
  })

  it('is where each condition page leads, as is the visit sheet', async () => {
    const { links, text } = await openPage(site, '/solution/tmd')
    expect(links).toContain('/find-a-doctor?condition=tmd')
    expect(text).toContain('Find a doctor for TMD')
    expect(links).toContain('/visit-sheet?condition=tmd')
  })
})
