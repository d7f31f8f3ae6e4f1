import { describe, expect, it } from 'vitest'
import { roles } from '../../shared/rights.ts'
import { goodBlog } from '../support/requests/admin-calls.ts'
import type { ApiRoute } from '../support/requests/api-routes.ts'
import { mayCall } from '../support/requests/rights-table.ts'
import { useRightsSite, draftBody, keyOf, type Records } from '../support/site/rights-site.ts'
import { rowsHere } from '../support/stores/on-sqlite.ts'

const at = useRightsSite()
const { tokens, call, imageOf } = at

/** The doctor's own records, created anew if the call could delete them. */
async function ownRecords({ method, url }: ApiRoute): Promise<Records> {
  if (method === 'GET' || method === 'HEAD') return at.mine
  if (url.includes('/images/')) {
    const image = await imageOf('doctor')
    return { ...at.mine, image, picture: keyOf(image) }
  }
  return { ...at.mine, article: (await at.owner.makeBlog(goodBlog(at.ada)))._id }
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
  // An owner and a doctor reach every statement that the other roles do.
  const rolesHere = rowsHere(roles, (role) => role === 'owner' || role === 'doctor')
  it.each(rolesHere)('of the role %s are those of the table, for every route', async (role) => {
    const faults: string[] = []
    for (const route of at.routes) {
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
          await check("another's", at.others, false)
          await check('nothing', at.nothing, false)
          await check('own', await ownRecords(route), true)
        } else if (may === 'not own') {
          await check("another's", at.others, true)
          await check('own', await ownRecords(route), false)
        } else if (may === 'no') await check("another's", at.others, false)
        else await check('nothing', { ...at.nothing, profile: 'nothing' }, true)
      }
    }
    expect(faults).toEqual([])
  })

  it('a doctor finds nothing of others in any list, filter, count or picker', async () => {
    const word = 'Confidential'
    const { profile, image } = at.others
    await at.owner.makeBlog({ ...goodBlog(profile), title: `${word} article`, image_url: image })
    const fields = { title: `${word} draft`, image_url: image }
    const draft = { ...draftBody, base: 0, fields }
    expect((await at.owner.put(`/drafts/blog.${at.others.article}`, draft)).status).toBe(201)
    const message = { name: word, email: 'eva@example.org', message: word }
    await at.site.postJson('/api/user/v1/contact/send-message', message)
    const colleague = { name: word, email: 'clerk@example.org', role: 'front-desk' }
    expect((await at.owner.post('/people', colleague)).status).toBe(201)

    const found: string[] = []
    const gets = at.routes.filter(({ method, url }) => method === 'GET' && !url.includes('/:'))
    for (const { url } of gets) {
      for (const query of ['', `?query=${word}`, `?fields=list&state=all&query=${word}`]) {
        const headers = { authorization: `Bearer ${tokens.doctor}` }
        const response = await at.site.fetch(url + query, { headers })
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
    const works = await at.site.fetch('/api/admin/v1/references?query=jaw', { headers })
    expect(await works.json()).toEqual([])
  })
})
