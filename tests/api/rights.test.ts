import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseImageAddress } from '../../shared/image-address.ts'
import type { PersonJson } from '../../shared/people.ts'
import { type Role, roles } from '../../shared/rights.ts'
import { redAboveBlue } from '../support/data/pictures.ts'
import { adminCalls, goodBlog, someImage } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { type ApiRoute, realRoutes, withApiRoutes } from '../support/requests/api-routes.ts'
import { imageCalls, unlikeOthers } from '../support/requests/image-calls.ts'
import { mayCall } from '../support/requests/rights-table.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { siteDatabase } from '../support/stores/site-database.ts'

const storage = siteDatabase()
const ownerEmail = 'admin@example.org'

/** The records that a call concerns. */
type Records = { article: string; profile: string; picture: string; image: string; enquiry: string }

let site: TestSite
let routes: ApiRoute[]
let owner: ReturnType<typeof adminCalls>
let ada: string
let adaId: string
let picture: Buffer
let others: Records
let mine: Records
let nothing: Records
const tokens = {} as Record<Role, string>

beforeAll(async () => {
  const started = await withApiRoutes(() =>
    startTestSite({ sampleContent: false, adminEmails: [ownerEmail] }, { open: storage.open }),
  )
  site = started.site
  routes = realRoutes(started.routes).filter(({ open }) => !open)
  await logIn('owner')
  picture = await redAboveBlue(40, 20)
  ada = (await owner.makeDoctor({ name: 'Dr. Ada', email: 'doctor@example.org' }))._id
  for (const role of roles.filter((each) => each !== 'owner')) {
    const person = { name: role, email: `${role}@example.org`, role, doctorId: ada }
    const { _id } = (await (await owner.post('/people', person)).json()) as PersonJson
    if (role === 'doctor') adaId = _id
    await logIn(role)
  }
  const ben = (await owner.makeDoctor({ name: 'Dr. Ben' }))._id
  others = await recordsOf('owner', ben, null)
  nothing = {
    article: 'nothing',
    picture: 'nothing',
    enquiry: 'nothing',
    image: someImage,
    profile: ben,
  }
  mine = await recordsOf('doctor', ada, adaId)
})
afterAll(() => site.stop())

const newToken = (role: Role) =>
  adminToken(site.dataDir, role === 'owner' ? ownerEmail : `${role}@example.org`)

async function logIn(role: Role) {
  tokens[role] = await newToken(role)
  if (role === 'owner') owner = adminCalls(site, tokens.owner)
}

async function recordsOf(role: Role, profile: string, assignedTo: string | null): Promise<Records> {
  const article = (await owner.makeBlog(goodBlog(profile)))._id
  const image = await imageOf(role)
  const message = { name: 'Eva', email: 'eva@example.org', message: `To ${profile}.` }
  const sent = await site.postJson('/api/user/v1/contact/send-message', message)
  expect(sent.status).toBe(201)
  const [newest] = (await (await owner.get('/enquiries')).json()) as { _id: string }[]
  const enquiry = newest!._id
  expect((await owner.put(`/enquiries/${enquiry}`, { assignedTo })).status).toBe(200)
  return { article, profile, image, picture: keyOf(image), enquiry }
}

const keyOf = (image: string) => parseImageAddress(image)!.key
const imageOf = (role: Role) =>
  imageCalls(site, tokens[role]).store(unlikeOthers({ bytes: picture }))

/** The doctor's own records, created anew if the call could delete them. */
async function ownRecords({ method, url }: ApiRoute): Promise<Records> {
  if (method === 'GET' || method === 'HEAD') return mine
  if (url.includes('/images/')) {
    const image = await imageOf('doctor')
    return { ...mine, image, picture: keyOf(image) }
  }
  return { ...mine, article: (await owner.makeBlog(goodBlog(ada)))._id }
}

const draftBody = {
  ...{ kind: 'blog', base: 0, fields: {}, tab: 'tab-of-somebody', field: null, version: 0 },
  ...{ name: '', at: '2999-01-01T10:00:00Z' },
}

/** A body for these records that the call accepts. */
function bodyOf(url: string, { article, profile, image }: Records, isProfile: boolean): unknown {
  if (url.includes('/drafts/')) return { ...draftBody, kind: isProfile ? 'doctor' : 'blog' }
  if (url.endsWith('/unpublish')) return { updatedAt: '' }
  if (url.includes('/blogs')) return goodBlog(profile)
  if (url.includes('/authors')) return { name: 'Dr. Changed' }
  if (url.endsWith('/images/delete')) return { imageUrl: image }
  if (url.includes('/images/'))
    return { name: 'x', alt: 'x', decorative: false, focal: { x: 0.5, y: 0.5 } }
  if (url.endsWith('/reviews')) {
    const declared = { contentHash: 'x', statement: true, months: 12, interests: 'none' }
    return { kind: 'article', id: article, ...declared }
  }
  if (url.includes('/enquiries/')) return { text: 'x', lastMessageId: null }
  return {}
}

/** An invalid body that contains only what the person's right depends on. */
function brokenBodyOf({ method, url }: ApiRoute, { article, profile, image }: Records): unknown {
  if (url.endsWith('/reviews')) return { kind: 'article', id: article }
  if (url.endsWith('/images/delete')) return { imageUrl: image }
  if (method === 'POST' && url.endsWith('/blogs')) return { author_id: profile }
  if (method === 'PUT' && url.endsWith('/drafts/:key')) return {}
  return '{'
}

type Asked = { isProfile?: boolean; isBroken?: boolean }

async function call(
  role: Role,
  route: ApiRoute,
  about: Records,
  { isProfile = false, isBroken = false }: Asked = {},
) {
  const { method, url } = route
  const { article, profile, picture: key, enquiry } = about
  const id = /\/(blogs|authors|images|enquiries)\//.exec(url)?.[1] ?? ''
  const ids: Record<string, string> = {
    blogs: article,
    authors: profile,
    images: key,
    enquiries: enquiry,
  }
  const path = url
    .replace(':id', ids[id] ?? 'nothing')
    .replace(':key', isProfile ? `doctor.${profile}` : `blog.${article}`)
    .replace(':number', '1')
    .replace('/history', `/history?kind=article&id=${article}`)
  const hasBody = method !== 'GET' && method !== 'HEAD' && !url.endsWith('/upload')
  // A call that logs out must not end the session used by later calls.
  const body = isBroken ? brokenBodyOf(route, about) : bodyOf(url, about, isProfile)
  const token = url.endsWith('/logout') ? await newToken(role) : tokens[role]
  const response = await site.fetch(path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: body === '{' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  if (url.endsWith('/logout-all')) await logIn(role)
  return { status: response.status, text }
}

/** What is wrong with the response: it must refuse the person exactly if they lack the right. */
function fault(
  { status, text }: { status: number; text: string },
  isAllowed: boolean,
  isHead: boolean,
) {
  const refuses = status === 403 && (isHead || text.includes('You may not do this.'))
  if (isAllowed ? !refuses && status !== 401 && status < 500 : refuses) return []
  return [`${isAllowed ? 'refused' : 'not refused'}: ${status} ${text.slice(0, 80)}`]
}

describe('rights', () => {
  it.each(roles)('of the role %s are those of the table, for every route', async (role) => {
    const faults: string[] = []
    for (const route of routes) {
      const name = `${route.method} ${route.url.replace('/api/', '')}`
      const kinds = route.url.includes(':key') ? [false, true] : [false]
      for (const isProfile of kinds) {
        const may = mayCall(name, role, isProfile)
        const check = async (what: string, about: Records, isAllowed: boolean) => {
          // A missing right is reported before anything about the body.
          for (const isBroken of isAllowed ? [false] : [false, true]) {
            const response = await call(role, route, about, { isProfile, isBroken })
            const found = fault(response, isAllowed, route.method === 'HEAD')
            const which = `${what}${isProfile ? ' profile' : ''}${isBroken ? ', broken' : ''}`
            faults.push(...found.map((each) => `${name}, ${which} ${each}`))
          }
        }
        if (may === undefined) faults.push(`${name} is not in the table`)
        else if (may === 'own') {
          await check("another's", others, false)
          await check('nothing', nothing, false)
          await check('own', await ownRecords(route), true)
        } else if (may === 'not own') {
          await check("another's", others, true)
          await check('own', await ownRecords(route), false)
        } else if (may === 'no') await check("another's", others, false)
        else await check('nothing', { ...nothing, profile: 'nothing' }, true)
      }
    }
    expect(faults).toEqual([])
  })

  it('a doctor finds nothing of others in any list, filter, count or picker', async () => {
    const word = 'Confidential'
    const { profile, image } = others
    await owner.makeBlog({ ...goodBlog(profile), title: `${word} article`, image_url: image })
    const fields = { title: `${word} draft`, image_url: image }
    const draft = { ...draftBody, base: 0, fields }
    expect((await owner.put(`/drafts/blog.${others.article}`, draft)).status).toBe(201)
    const message = { name: word, email: 'eva@example.org', message: word }
    await site.postJson('/api/user/v1/contact/send-message', message)
    const colleague = { name: word, email: 'clerk@example.org', role: 'front-desk' }
    expect((await owner.post('/people', colleague)).status).toBe(201)

    const found: string[] = []
    const gets = routes.filter(({ method, url }) => method === 'GET' && !url.includes('/:'))
    for (const { url } of gets) {
      for (const query of ['', `?query=${word}`, `?fields=list&state=all&query=${word}`]) {
        const headers = { authorization: `Bearer ${tokens.doctor}` }
        const response = await site.fetch(url + query, { headers })
        const text = await response.text()
        // Drafts and reviews have no query.
        const counted = query && !/\/(?:drafts|reviews)$/.test(url)
        const total = counted ? Number(response.headers.get('x-total-count')) : 0
        if (text.includes(word) || total > 0) found.push(`${url}${query}`)
      }
    }
    expect(found).toEqual([])
    // The references of conditions have no owner.
    const headers = { authorization: `Bearer ${tokens.doctor}` }
    const works = await site.fetch('/api/admin/v1/references?query=jaw', { headers })
    expect(await works.json()).toEqual([])
  })
})
