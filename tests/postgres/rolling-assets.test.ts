import { afterAll, beforeAll, expect, it } from 'vitest'
import { anotherBuild, assetsIn, assetsOf, type Build } from '../support/site/another-build.ts'
import { freshStore, type TestStore } from '../support/stores/fresh-database.ts'
import { startInstances } from '../support/site/instances.ts'
import { roundRobin } from '../support/requests/round-robin.ts'

const pages = ['/', '/articles', '/contact', '/login']

let store: TestStore
let next: Build
let instances: Awaited<ReturnType<typeof startInstances>>
let proxy: Awaited<ReturnType<typeof roundRobin>>

beforeAll(async () => {
  store = await freshStore()
  next = await anotherBuild()
  instances = await startInstances(1, store.databaseUrl!)
  proxy = await roundRobin([instances.first[0]!, await instances.start(next)])
})
afterAll(async () => {
  await proxy.stop()
  await instances.stop()
  await next.remove()
  await store.remove()
})

it('each of two versions serves the files of both', async () => {
  const names = [...(await assetsOf()), ...(await assetsOf(next.hashed))]
  expect(new Set(names).size).toBe(names.length)
  const failed: string[] = []
  for (const { url } of proxy.targets) {
    for (const name of names) {
      const { status } = await fetch(`${url}/assets/${name}`)
      if (status !== 200) failed.push(`${status} ${name}`)
    }
  }
  expect(failed).toEqual([])
})

it('no page asks the instance of another version in vain', async () => {
  const seen = new Set<string>()
  // So many requests for the pages that each comes from either instance.
  for (const page of pages.flatMap((page) => [page, page])) {
    for (const address of await assetsIn(proxy, [page])) {
      seen.add(address)
      for (const _instance of proxy.targets) expect((await proxy.fetch(address)).status).toBe(200)
    }
  }
  const root = [...seen].filter((address) => /\/root-[\w-]{8}\.css$/.test(address))
  expect(root).toHaveLength(2)
})
