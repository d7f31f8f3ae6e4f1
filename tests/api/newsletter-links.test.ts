import { describe, expect, it } from 'vitest'
import { useMailingSite } from '../support/site/mailing-site.ts'

const at = useMailingSite()
const { mailsTo, mailTo } = at

describe('the newsletter', () => {
  const path = '/api/user/v1/newsletter/subscribe'
  const subscribe = (email: string) => at.site.postJson(path, { email })

  it('mails a link, at most three an hour, with the same response each time', async () => {
    const responses = []
    for (let time = 0; time < 5; time += 1) {
      const response = await subscribe('reader@example.org')
      responses.push([response.status, await response.text()])
    }
    expect(new Set(responses.map(String)).size).toBe(1)
    expect(responses[0]![0]).toBe(202)
    await expect.poll(() => mailsTo('reader@example.org')).toHaveLength(3)
  })

  it('counts nobody before the button behind the link is pressed, and forgets on request', async () => {
    await subscribe('second@example.org')
    const mail = await mailTo('second@example.org')
    const link = (kind: string) =>
      new URL(new RegExp(`https?://\\S+/newsletter/${kind}/\\S+`).exec(mail.text!)![0]).pathname
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe')).toContain(link('unsubscribe'))
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

    const page = await at.site.fetch(link('confirm'))
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toContain('no-store')
    const post = (path: string, body = '') =>
      at.site.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      })
    expect((await post(link('confirm'))).status).toBe(200)
    expect((await post(link('unsubscribe'), 'List-Unsubscribe=One-Click')).status).toBe(200)
    expect((await post(link('confirm'))).status).toBe(404)
  })

  it('says that one is unsubscribed as often as the link is opened, also that of an older mail', async () => {
    const email = 'leaving@example.org'
    await subscribe(email)
    const { text } = await mailTo(email)
    const { pathname } = new URL(/https?:\/\/\S+\/newsletter\/unsubscribe\/\S+/.exec(text!)![0])
    const open = async (path: string, method = 'GET') => {
      const body = method === 'POST' ? new URLSearchParams('List-Unsubscribe=One-Click') : null
      const page = await at.site.fetch(path, { method, body })
      return [page.status, /<h1[^>]*>(.*?)<\/h1>/.exec(await page.text())?.[1]]
    }
    const gone = [200, 'You are unsubscribed']
    for (let round = 0; round < 2; round += 1) {
      expect(await open(pathname)).toEqual([200, 'Unsubscribe'])
      for (const method of ['POST', 'GET', 'GET', 'POST', 'GET'])
        expect(await open(pathname, method)).toEqual(gone)
      const forged = pathname.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))
      for (const method of ['GET', 'POST'])
        expect(await open(forged, method)).toEqual([404, 'This link does not work'])
      await subscribe(email)
    }
  })

  it.each([
    ['multipart/form-data', 'one@example.org', undefined],
    ['application/x-www-form-urlencoded', 'two@example.org', 'https://mail.example'],
  ])('forgets at one click of a mail program, as %s (RFC 8058)', async (type, email, origin) => {
    await subscribe(email)
    const mail = await mailTo(email)
    const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const { pathname } = new URL(/<([^>]+)>/.exec(header)![1]!)
    const form = new FormData()
    form.append('List-Unsubscribe', 'One-Click')
    const body =
      type === 'multipart/form-data' ? form : new URLSearchParams('List-Unsubscribe=One-Click')
    const press = () =>
      at.site.fetch(pathname, { method: 'POST', body, ...(origin && { headers: { origin } }) })
    // A request with another site's origin does not come from a mail program.
    expect((await press()).status).toBe(origin ? 403 : 200)
    expect((await at.site.fetch(pathname)).status).toBe(200)
    const elsewhere = pathname.replace('unsubscribe', 'confirm')
    const foreign = await at.site.fetch(elsewhere, { method: 'POST', body: form })
    expect(foreign.status).toBe(415)
  })

  it.each(['/newsletter/confirm/x', '/newsletter/unsubscribe/a.b', '/newsletter/confirm/%00'])(
    'answers the bad link %s with 404',
    async (path) => expect((await at.site.fetch(path)).status).toBe(404),
  )

  it.each([
    [{}, 'Email is required.'],
    [{ email: 'a@b' }, 'Enter a valid email address.'],
  ])('refuses %j', async (body, message) => {
    const response = await at.site.postJson(path, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message, field: 'email' })
  })
})
