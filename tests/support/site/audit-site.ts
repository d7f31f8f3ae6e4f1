// A site, and what its audit log tests create there before they change it.
import { expect } from 'vitest'
import { tokenHash } from '../../../server/core/keyed-hash.ts'
import { createAccounts, createRetention } from './built-program.ts'
import { parseImageAddress } from '../../../shared/image-address.ts'
import type { PersonJson } from '../../../shared/people.ts'
import { redAboveBlue } from '../data/pictures.ts'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { draftCalls, newKey } from '../requests/draft-calls.ts'
import { imageCalls } from '../requests/image-calls.ts'
import { giveProfile, reviewCalls } from '../requests/review-calls.ts'
import { siteDatabase } from '../stores/site-database.ts'
import { minute, movableClock } from './movable-clock.ts'
import { startTestSite } from './test-site.ts'
import { accountSettings } from './account-settings.ts'

export const admin = 'admin@example.org'
const rita = 'rita@example.org'
export const answer = { title: 'Hours', text: 'We are open.' }

export type AuditSite = Awaited<ReturnType<typeof startAuditSite>>
/** An action, and the record that the log must name; `*` for a record whose id is not known in advance. */
type Act = { record: string; act: () => Promise<unknown> }
/** The expected entry as "action kind: fields", a name for the action, and a function that prepares it. */
export type AuditCase = [expected: string, what: string, make: (at: AuditSite) => Promise<Act>]

/** For an action that needs no preparation. */
export const by = (act: () => Promise<unknown>, record = ''): Promise<Act> =>
  Promise.resolve({ record, act })

export async function startAuditSite() {
  const storage = siteDatabase()
  const time = movableClock()
  const site = await startTestSite(
    { sampleContent: false, adminEmails: [admin, rita], trustProxy: 1, mailToConsole: false },
    { open: storage.open, clock: time.clock },
  )
  const { db } = storage
  const { dataDir } = site
  const token = await adminToken(dataDir, admin, time.clock)
  const calls = adminCalls(site, token)
  const drafts = draftCalls(calls)
  const images = imageCalls(site, token)
  const author = await calls.makeDoctor({ name: 'Dr. Ada', email: 'ada@example.org' })
  const reviewer = await calls.makeDoctor({ name: 'Dr. Rita', email: rita })
  await giveProfile(calls, rita, reviewer._id)
  let networks = 0

  const json = async <Body>(response: Promise<Response>) => (await (await response).json()) as Body
  const inAnHour = () => new Date(time.clock().getTime() + 60 * minute).toISOString()
  const accounts = () => createAccounts(db, time.clock, accountSettings([admin, rita]))
  const retention = () => createRetention(db, time.clock)
  const makeBlog = (fields: object = {}) => calls.makeBlog({ ...goodBlog(author._id), ...fields })
  const makeAnswer = () => json<{ _id: string }>(calls.post('/canned-answers', answer))

  async function makePerson(role = 'editor'): Promise<PersonJson> {
    const email = `${newKey().slice(4)}@example.org`
    return json<PersonJson>(calls.post('/people', { name: 'Otto', email, role }))
  }

  async function makeEnquiry(): Promise<string> {
    networks += 1
    time.move(1000)
    const message = { name: 'Zoe', email: 'zoe@example.com', message: `My jaw. ${newKey()}` }
    const from = { 'x-forwarded-for': `10.0.0.${networks}` }
    expect((await site.postJson('/api/user/v1/contact/send-message', message, from)).status).toBe(
      201,
    )
    const { id } = await db
      .selectFrom('enquiries')
      .select('id')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return id
  }

  async function makePicture(): Promise<string> {
    return parseImageAddress(
      await images.store({ bytes: await redAboveBlue(40, 20), name: 'jaw.png' }),
    )!.key
  }

  async function trashPicture(): Promise<string> {
    const key = await makePicture()
    expect((await calls.remove(`/images/${key}`)).status).toBe(204)
    return key
  }

  async function makeDraft(): Promise<string> {
    const key = newKey()
    await drafts.save(key, { ...goodBlog(author._id), tags: ['Rare', 'Sleep'] })
    return key
  }

  const version = async (key: string) => (await drafts.get(key)).version

  async function askedFor() {
    const { _id } = await makeBlog()
    const asked = { kind: 'article', id: _id, doctor_id: reviewer._id, note: '' }
    const request = await json<{ _id: string }>(calls.post('/reviews/requests', asked))
    return { article: _id, request: request._id, asked }
  }

  /** Sends what the doctor's browser sends from the linked page. */
  async function linkTo(request: string, fields: Record<string, string>) {
    const token = newKey().slice(4).padEnd(43, 'a')
    await db
      .updateTable('review_requests')
      .set({ token_hash: tokenHash(token) })
      .where('id', '=', request)
      .execute()
    const page = await (await site.fetch(`/review/${token}`)).text()
    const contentHash = /name="contentHash" value="([^"]+)"/.exec(page)?.[1] ?? ''
    return () =>
      site.fetch(`/review/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
        body: new URLSearchParams({ contentHash, ...fields }).toString(),
      })
  }

  async function signed() {
    const { article } = await askedFor()
    const own = reviewCalls(adminCalls(site, await adminToken(dataDir, rita, time.clock)))
    const sign = () => own.sign({ kind: 'article', id: article })
    return { article, sign }
  }

  return {
    ...{ db, dataDir, site, time, calls, drafts, images, json, inAnHour, accounts, retention },
    ...{ makeBlog, makeAnswer, makePerson, makeEnquiry, makePicture, trashPicture, makeDraft },
    ...{ version, askedFor, linkTo, signed, author: author._id },
  }
}
