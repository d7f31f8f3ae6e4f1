import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../support/site/built-program.ts'
import { s3Client } from '../../server/images/s3-images.ts'
import { imageMessages } from '../../shared/image-file.ts'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { photo } from '../support/data/pictures.ts'
import { refusals, refusingBucket, type Trouble } from '../support/stores/refusing-bucket.ts'
import { type S3Server, s3StartMs, startS3Server } from '../support/stores/s3-server.ts'
import { storedAt } from '../support/stores/stored-at.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { unreliableLine } from '../support/requests/unreliable-line.ts'

/** Far more than the sum of two calls' limits, for a busy machine. */
const refusedWithinMs = 60_000
const hourMs = 3_600_000

let s3: S3Server
let line: Awaited<ReturnType<typeof unreliableLine>>
let bucket: Awaited<ReturnType<typeof refusingBucket>>
let site: TestSite
let images: ReturnType<typeof imageCalls>
let admin: ReturnType<typeof adminCalls>
let png: Buffer
/** A picture that was never stored: for a stored one nothing would have to be uploaded. */
let anotherPng: Buffer
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  png = await photo(64, 48, 'png')
  anotherPng = await photo(48, 64, 'png')
  s3 = await startS3Server()
  stops.push(s3.stop)
  line = await unreliableLine(s3.bucket.endpoint)
  stops.push(line.stop)
  bucket = await refusingBucket(line.url)
  stops.push(bucket.stop)
  site = await startTestSite({
    bucket: { ...s3.bucket, endpoint: bucket.endpoint },
    sampleContent: false,
  })
  stops.push(site.stop)
  const token = await adminToken(site.dataDir)
  images = imageCalls(site, token)
  admin = adminCalls(site, token)
}, s3StartMs)
afterEach(() => {
  line.become('good')
  bucket.become(undefined)
})
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

const signedAddress = async (address: string) =>
  ((await (await images.sign(address)).json()) as { signedUrl: string }).signedUrl

/** Files in the bucket without a row: nothing would ever remove them. */
async function strays(): Promise<string[]> {
  const client = s3Client(s3.bucket)
  const { Contents } = await client.send(new ListObjectsV2Command({ Bucket: s3.bucket.name }))
  client.destroy()
  const db = await openDatabase(storedAt(site.dataDir))
  const shown = await db.selectFrom('images').select('key').execute()
  const trashed = await db.selectFrom('trashed_images').select('key').execute()
  await db.destroy()
  const known = [...shown.map(({ key }) => key), ...trashed.map(({ key }) => `trash.${key}`)]
  const names = (Contents ?? []).map(({ Key }) => Key!)
  return names.filter((name) => !known.some((start) => name.startsWith(`images/${start}`)))
}

/** A doctor with a picture in the bucket, and another picture. */
async function shownPicture() {
  const [address, unused] = await Promise.all([1, 2].map(() => images.store({ bytes: png })))
  const name = `Dr. ${address!.slice(8, 16)}`
  const doctor = await admin.makeDoctor({ name, image_url: address })
  return { address: address!, unused: unused!, doctor }
}
type Shown = Awaited<ReturnType<typeof shownPicture>>

async function refused(call: Promise<Response>): Promise<string> {
  const { status, headers } = await call
  return `${status}, ${Number(headers.get('retry-after')) > 0 ? 'later' : 'no word when'}`
}

/** Expects put, get and delete to fail fast without changing anything; pages keep working. */
async function expectRefusals({ address, unused, doctor }: Shown): Promise<void> {
  const began = Date.now()
  const answers = await Promise.all([
    refused(images.upload({ bytes: anotherPng })),
    refused(images.remove(unused)),
    refused(admin.remove(`/authors/${doctor._id}`)),
    refused(site.fetch(address)),
  ])
  expect(answers).toEqual(Array.from({ length: 4 }, () => '503, later'))
  expect(Date.now() - began).toBeLessThan(refusedWithinMs)
  expect((await images.sign(address)).status).toBe(200)
  const page = await site.fetch('/doctors-behind')
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(doctor.name)])
}

/** Expects that everything works again on the first call: nothing is retried here. */
async function expectReturn({ address, unused, doctor }: Shown): Promise<void> {
  expect((await site.fetch(address)).status).toBe(200)
  expect((await fetch(await signedAddress(address))).status).toBe(200)
  await expectWork({ address, unused, doctor })
}

async function expectWork({ address, unused, doctor }: Shown): Promise<void> {
  expect((await images.upload({ bytes: png })).status).toBe(201)
  expect((await images.remove(unused)).status).toBe(204)
  expect((await admin.remove(`/authors/${doctor._id}`)).status).toBe(204)
  expect((await site.fetch(address)).status).toBe(404)
}

describe('F-09, G-15: a bucket', () => {
  it.each(Object.keys(refusals) as Trouble[])('that says %s', async (trouble) => {
    const shown = await shownPicture()
    bucket.become(trouble)
    await expectRefusals(shown)
    bucket.become(undefined)
    await expectReturn(shown)
  })

  it('that is slow', async () => {
    const shown = await shownPicture()
    line.become('slow')
    await expectRefusals(shown)
    line.become('good')
    // A refused removal may have taken effect all the same.
    await expectWork(shown)
  })

  it('that is killed and started again', async () => {
    const shown = await shownPicture()
    await s3.kill()
    await expectRefusals(shown)
    await s3.restart()
    await expectReturn(shown)
  })

  it('whose responses get lost keeps no picture that nobody knows, and loses none that is shown', async () => {
    const shown = await shownPicture()
    bucket.become('answers get lost')
    const upload = await images.upload({ bytes: anotherPng })
    expect([upload.status, await upload.json()]).toEqual([
      503,
      { message: imageMessages.uploadFailed },
    ])
    expect(await strays()).toEqual([])
    expect(await refused(admin.remove(`/authors/${shown.doctor._id}`))).toBe('503, later')
    bucket.become(undefined)
    // The file may be gone; the record can still be deleted.
    expect((await admin.remove(`/authors/${shown.doctor._id}`)).status).toBe(204)
    expect((await site.fetch(shown.address)).status).toBe(404)
  })
})

it.each([-hourMs, hourMs])(
  'F-09: a clock that is %i ms wrong is put right by the bucket',
  async (wrong) => {
    const shown = await shownPicture()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrong })
    try {
      await expectReturn(shown)
    } finally {
      vi.useRealTimers()
    }
    await expect.poll(async () => (await images.upload({ bytes: png })).status).toBe(201)
    await expectReturn(await shownPicture())
  },
)
