import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../server/core/paths.ts'
import { photo } from '../support/data/pictures.ts'
import { mailedCode } from '../support/mail/outbox.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const run = promisify(execFile)
const packages = join(projectRoot, 'node_modules')
const email = 'admin@example.org'

/** A program written with only the API description, type-checked as strictly as our own. */
const program = `
import createClient from 'openapi-fetch'
import type { paths } from './api.ts'

type Site = { url: string; email: string; code: () => Promise<string>; picture: Blob }

export async function useApi({ url, email, code, picture }: Site) {
  const client = createClient<paths>({ baseUrl: url })
  const used: string[] = []
  client.use({
    onResponse({ request, response, schemaPath }) {
      used.push([request.method.toLowerCase(), schemaPath, response.status].join(' '))
    },
  })
  const must = <Data>({ data, error }: { data?: Data; error?: { message: string } }): Data => {
    if (data === undefined) throw new Error(error?.message)
    return data
  }

  const listed = must(await client.GET('/api/user/v1/blogs', { params: { query: { limit: 2, sort: 'a-z' } } }))
  const titles: string[] = listed.map(({ title }) => title)
  const found = must(await client.GET('/api/user/v1/blogs/search', { params: { query: { query: 'snoring' } } }))
  const path = { id: found[0]!._id }
  const text: string = must(await client.GET('/api/user/v1/blogs/{id}', { params: { path } })).long_description
  const nowhere = await client.GET('/api/user/v1/blogs/{id}', { params: { path: { id: 'nothing' } } })
  const message = { name: 'Ana', email: 'ana@example.org', message: 'Hello' }
  must(await client.POST('/api/user/v1/contact/send-message', { body: message }))
  const refused = await client.POST('/api/user/v1/contact/send-message', { body: { ...message, email: 'x' } })
  const closed = await client.GET('/api/admin/v1/contact/all')

  const { otpToken } = must(await client.POST('/api/admin/v1/auth/send-otp', { body: { email } }))
  const otp = await code()
  const { authToken } = must(await client.POST('/api/admin/v1/auth/verify-otp', { body: { email, otp, otpToken } }))
  client.use({
    onRequest({ request }) {
      request.headers.set('authorization', 'Bearer ' + authToken)
    },
  })
  const { imageUrl } = must(
    await client.POST('/api/v1/images/upload', {
      body: { image: '' },
      bodySerializer() {
        const form = new FormData()
        form.append('image', picture)
        return form
      },
    }),
  )
  const made = must(await client.POST('/api/admin/v1/authors', { body: { name: 'Dr. Ada', image_url: imageUrl } }))
  const doctor = { params: { path: { id: made._id } } }
  const { name, updatedAt } = made
  const changed = must(await client.PUT('/api/admin/v1/authors/{id}', { ...doctor, body: { name: 'Dr. Eve', updatedAt } }))
  const late = await client.PUT('/api/admin/v1/authors/{id}', { ...doctor, body: { name, updatedAt } })
  await client.DELETE('/api/admin/v1/authors/{id}', doctor)
  await client.DELETE('/api/admin/v1/authors/{id}', doctor)
  const errors = [nowhere, refused, closed, late].map(({ error }) => [error?.message, error?.field])
  return { used, titles, text, changed: changed.name, errors }
}
`

let site: TestSite
let folder: string
let described: { paths: Record<string, Record<string, Operation>> }
type Operation = { operationId?: string; security?: unknown[]; responses: Record<string, unknown> }

beforeAll(async () => {
  site = await startTestSite({ adminEmails: [email] })
  described = (await (await site.fetch('/api/openapi.json')).json()) as typeof described
  folder = await mkdtemp(join(projectRoot, '.scratch-client-'))
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(described))
  await writeFile(join(folder, 'program.ts'), program)
  const ours = { extends: '../tsconfig.json', include: ['*.ts'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(ours))
})
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

describe('the description of the API', () => {
  it('names every operation once, and says of each whether it needs a session', () => {
    const operations = Object.values(described.paths).flatMap((methods) => Object.values(methods))
    const names = operations.map(({ operationId = '' }) => operationId)
    expect(names.filter((name) => !/^[a-z]+(?:[A-Z][a-z]+)+$|^log[A-Z][a-z]+$/.test(name))).toEqual(
      [],
    )
    expect(new Set(names).size).toBe(names.length)
    for (const [path, methods] of Object.entries(described.paths)) {
      for (const { security, responses } of Object.values(methods)) {
        expect(security, path).toEqual(
          '401' in responses && !/otp|auth\/passkey/.test(path) ? [{ session: [] }] : [],
        )
      }
    }
  })

  it('has what a route adds to the body of an error, and that any record may be missing', () => {
    const shown = JSON.stringify(described.paths['/api/admin/v1/images/{id}']?.['delete'])
    expect(shown).toMatch(/"409":.*"usedIn":/)
    const withIds = Object.entries(described.paths).filter(([path]) => path.includes('{'))
    const silent = withIds.flatMap(([path, methods]) =>
      Object.values(methods).every(({ responses }) => '404' in responses) ? [] : [path],
    )
    expect(silent).toEqual([])
  })

  it('is enough to generate a client that compiles and works', async () => {
    const hooks = join(projectRoot, 'tests/support/requests/typescript-with-api.mjs')
    const generator = join(packages, 'openapi-typescript/bin/cli.js')
    const options = { cwd: folder }
    await run(
      process.execPath,
      ['--import', hooks, generator, 'openapi.json', '-o', 'api.ts'],
      options,
    )
    const compiler = join(packages, 'typescript/bin/tsc')
    const { stdout } = await run(process.execPath, [compiler, '-p', folder]).catch(
      (error: { stdout: string }) => error,
    )
    expect(stdout).toBe('')

    const { useApi } = (await import(join(folder, 'program.ts'))) as {
      useApi: (site: object) => Promise<Used>
    }
    type Used = {
      used: string[]
      titles: string[]
      text: string
      changed: string
      errors: unknown[]
    }
    const { used, ...seen } = await useApi({
      url: site.url,
      email,
      code: () => mailedCode(site.dataDir, email),
      picture: new Blob([new Uint8Array(await photo(40, 30))]),
    })
    expect(seen).toEqual({
      titles: [expect.any(String), expect.any(String)],
      text: expect.stringContaining('snor'),
      changed: 'Dr. Eve',
      errors: [
        ['Article not found', undefined],
        ['Enter a valid email address.', 'email'],
        ['Authorization token not found.', undefined],
        ['Somebody else has saved this in the meantime.', undefined],
      ],
    })
    expect(used.map((call) => Number(call.split(' ')[2]))).toEqual([
      200, 200, 200, 404, 201, 400, 401, 200, 200, 201, 201, 200, 409, 204, 404,
    ])
    const unknown = used.filter((call) => {
      const [method = '', path = '', status = ''] = call.split(' ')
      return !(status in described.paths[path]![method]!.responses)
    })
    expect(unknown).toEqual([])
  })
})
