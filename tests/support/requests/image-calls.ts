import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { refusal } from './admin-calls.ts'
import { untilTaken } from './at-once.ts'
import { filesInBucket } from '../stores/fresh-bucket.ts'
import { storedAt } from '../stores/stored-at.ts'
import type { HttpSite } from './http-site.ts'
import type { TestSite } from '../site/test-site.ts'

export type Upload = { bytes: Buffer; name?: string; type?: string; field?: string }

/** The API's calls about pictures. */
export function imageCalls(site: HttpSite, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const json = { ...headers, 'content-type': 'application/json' }

  function upload({ bytes, name = 'a.png', type = 'image/png', field = 'image' }: Upload) {
    const form = new FormData()
    form.append(field, new File([new Uint8Array(bytes)], name, { type }))
    return site.fetch('/api/v1/images/upload', { method: 'POST', headers, body: form })
  }

  return {
    upload,
    /**
     * Uploads all pictures; returns the message for each, `201` for those that were stored. An upload that
     * waits too long on a busy machine is told to retry, and does.
     */
    async uploadAll(pictures: Record<string, Upload>): Promise<Record<string, string>> {
      const responses = Object.entries(pictures).map(async ([name, picture]) => {
        const response = await untilTaken(() => upload(picture))
        return [name, response.status === 201 ? '201' : await refusal(response)]
      })
      return Object.fromEntries(await Promise.all(responses))
    },
    /** Uploads a picture that must be accepted; returns its address. */
    async store(picture: Upload): Promise<string> {
      const response = await untilTaken(() => upload(unlikeOthers(picture)))
      const body = (await response.json()) as { imageUrl: string }
      if (response.status !== 201) throw new Error(`${response.status} ${JSON.stringify(body)}`)
      return body.imageUrl
    },
    remove: (imageUrl: unknown) =>
      site.fetch('/api/v1/images/delete', {
        method: 'DELETE',
        headers: json,
        body: JSON.stringify({ imageUrl }),
      }),
    sign: (imageUrl: unknown, path = '/api/v1/images/signed-url') =>
      site.postJson(path, { imageUrl }),
  }
}

/** The same picture in different bytes: identical bytes would get their existing address. */
export function unlikeOthers(picture: Upload): Upload {
  const isDrawing = picture.bytes.subarray(0, 1).toString() === '<'
  const end = isDrawing ? `<!-- ${randomUUID()} -->` : randomUUID()
  return { ...picture, bytes: Buffer.concat([picture.bytes, Buffer.from(end)]) }
}

/** The same response to each picture. */
export function allRefusedWith(pictures: Record<string, unknown>, answer: string) {
  return Object.fromEntries(Object.keys(pictures).map((name) => [name, answer]))
}

/** The names of all picture files that the site stores, without the trash. */
export async function storedFiles({ dataDir }: Pick<TestSite, 'dataDir'>): Promise<string[]> {
  const { bucket } = storedAt(dataDir)
  const files: string[] = bucket
    ? await filesInBucket(bucket)
    : await readdir(join(dataDir, 'images')).catch(() => [])
  return files.filter((file) => !file.startsWith('trash.')).toSorted()
}

/** Every byte that the site serves of a picture, in all its formats. */
export async function servedBytes(site: TestSite, address: string): Promise<Buffer> {
  const key = address.slice('/images/'.length, -'.jpg'.length)
  const files = (await storedFiles(site)).filter((file) => file.startsWith(key))
  const bodies = files.map(async (file) => (await site.fetch(`/images/${file}`)).arrayBuffer())
  return Buffer.concat((await Promise.all(bodies)).map((body) => Buffer.from(body)))
}
