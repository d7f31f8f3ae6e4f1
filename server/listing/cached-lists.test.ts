import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { createDoctorRepository } from '../doctors/doctor-repository.ts'
import { openFreshDatabase } from '../../tests/support/stores/fresh-database.ts'
import { cacheLists } from './cached-lists.ts'

let close: () => Promise<void>
let db: Database

beforeAll(async () => {
  ;({ db, close } = await openFreshDatabase())
})
afterAll(() => close())

const nothing = { email: '', location: '', description: '', image_url: '', linkedin: '' }
const change = () => createDoctorRepository(db).create({ name: 'Dr. Ada', ...nothing })
const listOf = (number: number) => async () => Uint32Array.of(number)

it('remembers a list until the content changes', async () => {
  const remember = cacheLists(db)
  expect(await remember(['all', 'recent'], listOf(1))).toEqual(Uint32Array.of(1))
  expect(await remember(['all', 'recent'], listOf(2))).toEqual(Uint32Array.of(1))
  expect(await remember(['all', 'author'], listOf(3))).toEqual(Uint32Array.of(3))
  await change()
  expect(await remember(['all', 'recent'], listOf(4))).toEqual(Uint32Array.of(4))
})

it('forgets what was still being read when the content changed', async () => {
  const remember = cacheLists(db)
  const late = Promise.withResolvers<Uint32Array>()
  const before = remember('list', () => late.promise)
  await remember('another', listOf(0))
  await change()
  await remember('another', listOf(0))
  late.resolve(Uint32Array.of(1))
  expect(await before).toEqual(Uint32Array.of(1))
  expect(await remember('list', listOf(2))).toEqual(Uint32Array.of(2))
})

it('remembers a bounded number of lists, those that were used last', async () => {
  const remember = cacheLists(db)
  await remember('first', listOf(1))
  await remember('second', listOf(2))
  for (let count = 0; count < 48; count += 1) await remember(count, listOf(count))
  expect(await remember('first', listOf(0))).toEqual(Uint32Array.of(1))
  await remember('one more', listOf(3))
  expect(await remember('first', listOf(0))).toEqual(Uint32Array.of(1))
  expect(await remember('second', listOf(0))).toEqual(Uint32Array.of(0))
})
