import { describe, expect, it } from 'vitest'
import type { SynonymGroup } from '../../shared/searches.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { useSearchesSite, json } from '../support/site/searches-site.ts'

const at = useSearchesSite()
const { storage, time, write, search, titles } = at

describe('synonyms', () => {
  const path = '/search/synonyms'
  const groups = () => json<SynonymGroup[]>(at.admin.get(path))
  const make = async (...words: string[]) => json<SynonymGroup>(at.admin.post(path, { words }))
  const refused = async (body: object) => {
    const response = await at.admin.post(path, body)
    expect(response.status).toBe(400)
    const { field, message } = await json<{ field: string; message: string }>(response)
    expect(field).toBe('words')
    return message
  }

  it('hold from the next search on, and the reader’s own words come first in each step', async () => {
    await write('Chompers in a box')
    await write('Gnashers newest')
    await write('Something else', { tags: ['Chompers'] })
    const byWord = ['Chompers in a box', 'Something else']
    expect(await titles('chompers')).toEqual(byWord)

    const group = await make('Chompers', 'chompers', 'gnashers', 'ivory pegs')
    expect(group.words).toEqual(['Chompers', 'gnashers', 'ivory pegs'])
    const byGroup = ['Chompers in a box', 'Gnashers newest', 'Something else']
    expect(await titles('chompers')).toEqual(byGroup)
    expect(await titles('ivory pegs')).toEqual([
      'Gnashers newest',
      'Chompers in a box',
      'Something else',
    ])
    const pages = [1, 2, 3].map((page) => search('chompers', `&limit=1&page=${page}`))
    expect((await Promise.all(pages)).flatMap((page) => page.titles)).toEqual(byGroup)
    const html = await (await at.site.fetch('/articles?query=ivory+pegs')).text()
    expect(html).toContain('Search results: 3 article(s)')
    const suggested = await json<{ text: string }[]>(
      at.site.fetch('/api/user/v1/suggestions?query=a%20chompers'),
    )
    expect(suggested.map(({ text }) => text)).toEqual(['Chompers in a box', 'Gnashers newest'])

    expect((await at.admin.remove(`${path}/${group._id}`)).status).toBe(204)
    expect(await titles('chompers')).toEqual(byWord)
  })

  it('that come with the site can be changed, not removed', async () => {
    await write('Vertigo')
    const group = (await groups()).find(({ words }) => words.includes('vertigo'))!
    expect(group.builtIn).toBe(true)
    expect(await titles('dizzy')).toEqual(['Vertigo'])
    const { _id, updatedAt } = group
    const changed = await at.admin.put(`${path}/${_id}`, { words: ['dizzy', 'woozy'], updatedAt })
    expect(await json(changed)).toMatchObject({ _id, words: ['dizzy', 'woozy'], builtIn: true })
    expect(await titles('dizzy')).toEqual([])
    expect(
      await refusal(await at.admin.put(`${path}/${_id}`, { words: ['a', 'b'], updatedAt })),
    ).toBe('409 Somebody else has saved this in the meantime.')
    expect(await refusal(await at.admin.remove(`${path}/${_id}`))).toBe(
      '409 This group comes with the site.',
    )
  })

  it('are refused with what is wrong', async () => {
    await make('chompers', 'gnashers')
    expect(await refused({ words: ['jaw', ' ', '!', 'JÁW'] })).toBe('Enter at least two words.')
    expect(await refused({})).toBe('Enter at least two words.')
    expect(await refused({ words: ['jaw', 'x'.repeat(41)] })).toBe('A word is too long.')
    const many = Array.from({ length: 21 }, (_, number) => `w${number}`)
    expect(await refused({ words: many })).toBe('Enter at most 20 words.')
    expect(await refused({ words: ['new', 'Gnáshers'] })).toBe(
      '“Gnáshers” is in another group already.',
    )
    expect(await refused({ words: ['new', 'snore'] })).toBe('“snore” is in another group already.')
    expect(await refusal(await at.admin.remove(`${path}/nothing`))).toBe('404 Group not found')
    expect(await refusal(await at.admin.put(`${path}/nothing`, { words: ['a', 'b'] }))).toBe(
      '404 Group not found',
    )
  })

  it('of two editors at once keep each word in one group, and there are at most 500', async () => {
    const twice = await Promise.all(
      ['one', 'two'].map((word) => at.admin.post(path, { words: ['same', word] })),
    )
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([201, 400]))
    const updated_at = time.clock().toISOString()
    const missing = 500 - (await groups()).length
    const rows = Array.from({ length: missing }, (_, number) => ({
      ...{ id: `g${number}`, built_in: null, updated_at },
      words: JSON.stringify([`left${number}`, `right${number}`]),
    }))
    await storage.db.insertInto('synonym_groups').values(rows).execute()
    expect(await refusal(await at.admin.post(path, { words: ['last', 'straw'] }))).toBe(
      '409 There are 500 groups already.',
    )
  })
})
