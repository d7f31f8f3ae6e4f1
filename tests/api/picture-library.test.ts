// The picture library: descriptions, uses, and the trash.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Picture } from '../../shared/picture.ts'
import { photo } from '../support/data/pictures.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { untilTaken } from '../support/requests/at-once.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { day, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { daily } from '../support/site/daily.ts'

let site: TestSite
let token: string
let author: string
const storage = siteDatabase()
const time = movableClock()
const timers = daily()

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false }, { open: storage.open, clock: time.clock })
  token = await adminToken(site.dataDir, undefined, time.clock)
  author = (await admin().makeDoctor({ name: 'Dr. Ada' }))._id
})
afterAll(() => site.stop())

const admin = () => adminCalls(site, token)
const keyOf = (address: string) => address.slice('/images/'.length, -'.jpg'.length)
const list = async (query = '') => {
  const response = await admin().get(`/images?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Picture[]
}
const status = async (address: string) => (await site.fetch(address)).status

it('lists pictures with what shows them; the same bytes are one picture', async () => {
  const images = imageCalls(site, token)
  const upload = async (bytes: Buffer, name: string) => {
    const response = await images.upload({ bytes, name })
    expect(response.status).toBe(201)
    return ((await response.json()) as { imageUrl: string }).imageUrl
  }
  const jaw = await photo(64, 48, 'png')
  const shown = await upload(jaw, 'Jaw from the side.png')
  const other = await upload(await photo(80, 40, 'png'), 'Molar.png')
  expect(await upload(jaw, 'Again.png')).toBe(shown)
  const { _id } = await admin().makeBlog({ ...goodBlog(author), title: 'Bite', image_url: shown })
  const draft = { kind: 'blog', base: 0, fields: { title: 'Later', image_url: shown } }
  const key = `new.${'e'.repeat(32)}`
  await admin().put(`/drafts/${key}`, { ...draft, tab: 'tab-of-nobody' })

  expect(await list()).toHaveLength(2)
  const [used] = await list('used=yes')
  expect(used).toMatchObject({
    _id: keyOf(shown),
    imageUrl: shown,
    name: 'Jaw from the side',
    alt: '',
    decorative: false,
    width: 64,
    height: 48,
    focal: { x: 0.5, y: 0.5 },
    usedIn: [
      { kind: 'article', id: _id, title: 'Bite' },
      { kind: 'draft', id: key, title: 'Later' },
    ],
  })
  expect(used!.bytes).toBeGreaterThan(100)
  expect((await list('used=no')).map(({ imageUrl }) => imageUrl)).toEqual([other])
  expect(await list('query=JAW+bite')).toHaveLength(1)
  expect((await admin().get('/images?limit=1')).headers.get('x-total-count')).toBe('2')
  expect((await admin().get('/images?used=maybe')).status).toBe(400)
})

it('keeps what people say of a picture, unless somebody else has said something since', async () => {
  const [picture] = (await list('query=molar')) as [Picture]
  const path = `/images/${picture._id}`
  const said = { name: 'Tooth', alt: 'A molar.', decorative: false, focal: { x: 0.25, y: 1 } }
  const changed = await admin().put(path, { ...said, updatedAt: picture.updatedAt })
  expect(await changed.json()).toMatchObject({ ...said, _id: picture._id })
  expect(await list('alt=missing')).toHaveLength(1)
  expect(await refusal(await admin().put(path, { ...said, updatedAt: picture.updatedAt }))).toBe(
    '409 Somebody else has saved this in the meantime.',
  )
  const outside = { ...said, focal: { x: 1.1, y: 0 } }
  expect(await refusal(await admin().put(path, outside))).toBe(
    '400 Choose a point inside the picture.',
  )
  expect((await admin().put(path, { ...said, alt: 'a'.repeat(301) })).status).toBe(400)
  expect(await refusal(await admin().put('/images/nothing', said))).toBe('404 Picture not found')
})

it('shows its alternative text with an article, in the very next response', async () => {
  const [{ _id, name, usedIn }] = (await list('used=yes')) as [Picture]
  const picture = async () => {
    const page = await (await site.fetch(`/articles/${usedIn[0]!.id}`)).text()
    return /<figure class="article-figure">.*?<img[^>]* alt="([^"]*)"/s.exec(page)![1]
  }
  expect(await picture()).toBe('Picture for the article “Bite”')
  await admin().put(`/images/${_id}`, { name, alt: 'A jaw from the side.' })
  expect(await picture()).toBe('A jaw from the side.')
  await admin().put(`/images/${_id}`, { name, decorative: true })
  expect(await picture()).toBe('')
})

it('lets crops of cards and sharing images follow the focal point', async () => {
  const [{ _id, imageUrl, name, usedIn }] = (await list('used=yes')) as [Picture]
  const article = async () => (await site.fetch(`/articles/${usedIn[0]!.id}`)).text()
  const shared = async () => /[^"]*social\/articles[^"]*/.exec(await article())?.[0]
  const before = await shared()
  expect(await (await site.fetch('/articles')).text()).not.toContain('/focal-points.css')
  const said = await admin().put(`/images/${_id}`, { name, focal: { x: 0, y: 0.8 } })
  expect(said.status).toBe(200)
  const after = await shared()
  expect(after).not.toBe(before)
  const card = await site.fetch(new URL(after!.replaceAll('&amp;', '&')).pathname)
  expect(card.status).toBe(200)
  const [sheet] = /\/focal-points\.css\?v=[0-9a-f]+/.exec(
    await (await site.fetch('/articles')).text(),
  )!
  const styles = await site.fetch(sheet)
  expect(styles.headers.get('cache-control')).toContain('immutable')
  expect(await styles.text()).toContain(`img[src="${imageUrl}"]{object-position:0% 80%}`)
})

it('moves what nobody shows to the trash for 30 days, and back', async () => {
  const [shown] = (await list('used=yes')) as [Picture]
  const refused = await admin().remove(`/images/${shown._id}`)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toEqual({ message: 'This picture is shown.', usedIn: shown.usedIn })

  const [{ _id, imageUrl }] = (await list('used=no')) as [Picture]
  const restore = () => admin().post(`/images/${_id}/restore`, '')
  expect((await admin().remove(`/images/${_id}`)).status).toBe(204)
  expect(await status(imageUrl)).toBe(404)
  expect(await status(`/images/trash.${_id}.jpg`)).toBe(404)
  expect(await list('used=trash')).toMatchObject([{ _id, name: 'Tooth' }])
  expect((await restore()).status).toBe(200)
  expect(await status(imageUrl)).toBe(200)
  expect(await list('query=tooth')).toMatchObject([{ alt: 'A molar.', focal: { x: 0.25, y: 1 } }])
  expect(await refusal(await restore())).toBe('409 This is not in the trash.')

  const blog = { ...goodBlog(author), title: 'Gone and back', image_url: imageUrl }
  const gone = await admin().makeBlog(blog)
  await imageCalls(site, token).remove(imageUrl)
  await admin().remove(`/blogs/${gone._id}`)
  expect(await status(imageUrl)).toBe(404)
  const back = await admin().post(`/drafts/blog.${gone._id}/restore`, '')
  expect(await back.json()).toMatchObject({ fields: { image_url: imageUrl } })
  expect(await status(imageUrl)).toBe(200)
  expect((await admin().remove(`/drafts/blog.${gone._id}`)).status).toBe(204)

  await admin().remove(`/images/${_id}`)
  time.move(31 * day)
  token = await adminToken(site.dataDir, undefined, time.clock)
  timers.goOff()
  await expect.poll(() => list('used=trash')).toEqual([])
  expect(await refusal(await restore())).toBe('404 Picture not found')
  expect(await list('used=yes')).toHaveLength(1)
})

it('gives the same bytes one address when they are uploaded several times at once', async () => {
  const images = imageCalls(site, token)
  const bytes = await photo(72, 48, 'png')
  const upload = async (name: string) => {
    const response = await untilTaken(() => images.upload({ bytes, name }))
    return ((await response.json()) as { imageUrl: string }).imageUrl
  }
  const addresses = await Promise.all(['a.png', 'b.png', 'c.png'].map(upload))
  expect(addresses[0]).toMatch(/^\/images\//)
  expect(new Set(addresses).size).toBe(1)
  expect(await status(addresses[0]!)).toBe(200)
  const ofThisSize = (await list()).filter(({ width, height }) => width === 72 && height === 48)
  expect(ofThisSize.map(({ imageUrl }) => imageUrl)).toEqual([addresses[0]])
})
