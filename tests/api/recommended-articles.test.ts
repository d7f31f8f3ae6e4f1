import { describe, expect, it } from 'vitest'
import type { PromotedArticle } from '../../shared/searches.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { useSearchesSite, json } from '../support/site/searches-site.ts'

const at = useSearchesSite()
const { time, write, search, titles } = at

describe('recommended articles', () => {
  const path = '/search/promoted'
  const list = () => json<PromotedArticle[]>(at.admin.get(path))
  const recommend = async (words: string, articleId: string) => {
    time.move(1)
    return json<PromotedArticle>(at.admin.post(path, { words, articleId }))
  }

  it('come first and once, where the search holds all the words', async () => {
    const old = await write('Tongue exercises')
    for (let number = 1; number <= 3; number += 1) await write(`Jaw pain ${number}`)
    const last = await write('Pain in the jaw')
    const promoted = await recommend('Jaw PÁIN', old._id)
    expect(promoted).toMatchObject({ words: 'Jaw PÁIN', article: { title: 'Tongue exercises' } })
    await recommend('jaw pain', last._id)

    const whole = [
      '* Pain in the jaw',
      '* Tongue exercises',
      ...[3, 2, 1].map((number) => `Jaw pain ${number}`),
    ]
    expect(await search('pain of the jaw')).toEqual({ total: 5, titles: whole })
    for (const limit of [1, 2, 4]) {
      const pages = Array.from({ length: Math.ceil(5 / limit) }, (_, index) =>
        search('jaw, pain', `&limit=${limit}&page=${index + 1}`),
      )
      expect((await Promise.all(pages)).flatMap((page) => page.titles)).toEqual(whole)
    }
    expect((await search('jaw pain', '&sort=a-z')).total).toBe(4)
    expect(await titles('jaws pain')).not.toContain('* Tongue exercises')
    const html = await (await at.site.fetch('/articles?query=jaw+pain')).text()
    expect(html.split('Recommended').length).toBe(3)
    const suggested = await at.site.fetch('/api/user/v1/suggestions?query=jaw%20pain')
    expect(await json(suggested)).toContainEqual({
      ...{ kind: 'article', text: 'Tongue exercises', promoted: true },
      address: `/articles/${old._id}`,
    })

    expect((await at.admin.remove(`${path}/${promoted._id}`)).status).toBe(204)
    expect((await search('jaw pain')).total).toBe(4)
    expect(await refusal(await at.admin.remove(`${path}/${promoted._id}`))).toBe(
      '404 Recommendation not found',
    )
  })

  it('are at most three, also where nothing else is found, and in a sentence', async () => {
    const ids = []
    for (let number = 1; number <= 4; number += 1) ids.push((await write(`Guide ${number}`))._id)
    for (const id of ids) await recommend('zebra', id)
    await recommend('zebra', ids[0]!)
    expect(await list()).toHaveLength(4)
    const first = ['* Guide 4', '* Guide 3', '* Guide 2']
    expect(await search('zebra')).toEqual({ total: 3, titles: first })
    expect(await titles('why does my zebra read the guide on its own')).toEqual([
      ...first,
      'Guide 1',
    ])
  })

  it('go with a deleted article', async () => {
    const { _id } = await write('Short life')
    await recommend('life', _id)
    expect((await at.admin.remove(`/blogs/${_id}`)).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('are refused with what is wrong', async () => {
    const { _id } = await write('There')
    for (const words of ['', ' ? ', undefined]) {
      expect(await refusal(await at.admin.post(path, { words, articleId: _id }))).toBe(
        '400 Words are required.',
      )
    }
    const response = await at.admin.post(path, { words: 'jaw', articleId: 'nothing' })
    expect(response.status).toBe(400)
    expect(await json(response)).toEqual({ message: 'Article not found', field: 'articleId' })
  })
})
