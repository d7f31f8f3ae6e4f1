import { photo } from '../../support/data/pictures.ts'
import { mailedCode } from '../../support/mail/outbox.ts'
import { httpSite } from '../../support/requests/http-site.ts'
import { bearer } from '../../support/requests/log-in.ts'
import { createCorpus } from '../corpus.ts'

/** Paths of two generated articles: one without references, and one with 18 if the version has them. */
export type Seeded = { article: string; cited: string | undefined }

const seed = 20_240_229
const doctors = 20
const references = Array.from({ length: 18 }, (_none, at) => ({
  authors: 'Ortega A, Lindqvist B',
  title: `Jaw pain and its course over ${at + 1} years`,
  publishedIn: 'Journal of Oral Rehabilitation',
  year: 2000 + at,
  doi: `10.1000/jaw.${at}`,
}))

/**
 * Writes the same articles into any version of the site, over the API as an owner does: log-in, a
 * picture, doctors, articles. The last article has references.
 */
export async function seedSite(url: string, dataDir: string, articles: number): Promise<Seeded> {
  const site = httpSite(url)
  const email = 'admin@example.org'
  const base = '/api/admin/v1'
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await site.postJson(path, body, headers)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, string>
  }
  const { otpToken } = await post(`${base}/auth/send-otp`, { email })
  const otp = await mailedCode(dataDir, email)
  const { authToken } = await post(`${base}/auth/verify-otp`, { email, otp, otpToken })
  const headers = bearer(authToken!)

  const form = new FormData()
  form.append(
    'image',
    new File([new Uint8Array(await photo(1200, 720))], 'jaw.jpg', { type: 'image/jpeg' }),
  )
  const upload = await site.fetch('/api/v1/images/upload', { method: 'POST', headers, body: form })
  const { imageUrl } = (await upload.json()) as { imageUrl: string }

  const authors: string[] = []
  while (authors.length < doctors) {
    const name = `Dr. Author ${authors.length + 1}`
    const doctor = {
      name,
      email: '',
      location: '',
      description: 'A dentist.',
      image_url: '',
      linkedin: '',
    }
    authors.push((await post(`${base}/authors`, doctor, headers))['_id']!)
  }
  const corpus = createCorpus(seed, authors)
  const ids: string[] = []
  while (ids.length < articles) {
    const { createdAt: _now, ...blog } = corpus.next()
    const cites = ids.length === articles - 1 ? { references } : {}
    ids.push(
      (await post(`${base}/blogs`, { ...blog, ...cites, image_url: imageUrl }, headers))['_id']!,
    )
  }
  const last = ids.at(-1)!
  const { references: stored = [] } = (await (
    await site.fetch(`/api/user/v1/blogs/${last}`)
  ).json()) as { references?: unknown[] }
  return {
    article: `/articles/${ids[0]}`,
    cited: stored.length > 0 ? `/articles/${last}` : undefined,
  }
}
