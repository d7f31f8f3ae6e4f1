import { expect, it } from 'vitest'
import { createBoundedStore } from './bounded-store.ts'

const some = (bytes: number) => ({ bytes })

it('lets go of what was not used for longest, and never holds more than it may', () => {
  const store = createBoundedStore<{ bytes: number }>(1000)
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) store.set(key, some(125))
  expect(store.get('a')).toBeDefined()
  store.set('i', some(100))
  expect(store.get('b')).toBeUndefined()
  expect(store.get('a')).toBeDefined()
  store.set('j', some(126))
  expect(store.get('j')).toBeUndefined()
  expect(store.get('c')).toBeDefined()
})

it('has room for what is new where all else is in use', () => {
  const store = createBoundedStore<{ bytes: number }>(1000)
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  for (const key of keys) store.set(key, some(125))
  for (const key of keys) store.get(key)
  store.set('new', some(125))
  expect(store.get('new')).toBeDefined()
  expect(keys.filter((key) => store.get(key)).length).toBe(keys.length - 1)
})

it('counts what was replaced no more', () => {
  const store = createBoundedStore<{ bytes: number }>(1000)
  store.set('a', some(100))
  for (let round = 0; round < 100; round += 1) store.set('b', some(100))
  expect(store.get('a')).toBeDefined()
  store.delete('a')
  expect(store.get('a')).toBeUndefined()
})
