// Every route of the API, called with the records of each role.
import { afterAll, beforeAll, expect } from 'vitest'
import { parseImageAddress } from '../../../shared/image-address.ts'
import type { PersonJson } from '../../../shared/people.ts'
import { type Role, roles } from '../../../shared/rights.ts'
import { redAboveBlue } from '../data/pictures.ts'
import { adminCalls, goodBlog, someImage } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { type ApiRoute, realRoutes, withApiRoutes } from '../requests/api-routes.ts'
import { imageCalls, unlikeOthers } from '../requests/image-calls.ts'
import { startTestSite, type TestSite } from './test-site.ts'
import { siteDatabase } from '../stores/site-database.ts'

const ownerEmail = 'admin@example.org'

/** The records that a call concerns. */
export type Records = {
  article: string
  profile: string
  picture: string
  image: string
  enquiry: string
}

export const keyOf = (image: string) => parseImageAddress(image)!.key

export const draftBody = {
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

export function useRightsSite() {
  const storage = siteDatabase()

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

  async function recordsOf(
    role: Role,
    profile: string,
    assignedTo: string | null,
  ): Promise<Records> {
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
  const imageOf = (role: Role) =>
    imageCalls(site, tokens[role]).store(unlikeOthers({ bytes: picture }))

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

  return {
    tokens,
    call,
    imageOf,
    get site() {
      return site
    },
    get routes() {
      return routes
    },
    get owner() {
      return owner
    },
    get ada() {
      return ada
    },
    get others() {
      return others
    },
    get mine() {
      return mine
    },
    get nothing() {
      return nothing
    },
  }
}
