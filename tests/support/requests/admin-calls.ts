import { imageAddress } from '../../../shared/image-address.ts'
import type { Blog } from '../../../shared/blog.ts'
import type { Doctor } from '../../../shared/doctor.ts'
import type { HttpSite } from './http-site.ts'

/** An address of a picture that was never stored. */
export const someImage = imageAddress(`${'a'.repeat(32)}-1200x720`)

/** Calls of the admin API with a token, as a client makes them. */
export function adminCalls(site: HttpSite, token: string) {
  const call = (method: string, path: string, body?: unknown, headers = {}) =>
    site.fetch(`/api/admin/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })

  async function made<Record>(path: string, body: unknown): Promise<Record> {
    const response = await call('POST', path, body)
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
    return (await response.json()) as Record
  }

  return {
    get: (path: string) => call('GET', path),
    head: (path: string) => call('HEAD', path),
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      call('POST', path, body, headers),
    put: (path: string, body: unknown, headers?: Record<string, string>) =>
      call('PUT', path, body, headers),
    remove: (path: string, body?: unknown) => call('DELETE', path, body),
    /** Adds a record that must be accepted. */
    makeDoctor: (doctor: object) => made<Doctor>('/authors', doctor),
    makeBlog: (blog: object) => made<Blog>('/blogs', blog),
    async count(path: string): Promise<number> {
      return ((await (await call('GET', path)).json()) as unknown[]).length
    },
  }
}

/** A valid blog by this author. */
export function goodBlog(author_id: string) {
  return {
    title: 'Jaw pain in the morning',
    brief_description: 'Why the jaw hurts after waking.',
    long_description: '<h2>Causes</h2><p>Clenching at <strong>night</strong>.</p>',
    call_out: 'Pain is a message.',
    author_id,
    solutions: ['Medical Solution'],
    tags: ['TMD', 'Sleep'],
    blog_summary: '<p>Most morning pain comes from clenching.</p>',
    img_description: '<p>A jaw from the side.</p>',
    image_url: someImage,
  }
}

/** Status and message of a refusal. */
export async function refusal(response: Response): Promise<string> {
  const { message } = (await response.json()) as { message: string }
  return `${response.status} ${message}`
}
