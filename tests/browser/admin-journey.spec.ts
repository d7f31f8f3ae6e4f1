// The product's purpose from end to end: a doctor logs in with a mailed code and writes with pictures and
// formatting, and a patient reads it; once on a single machine, and once with everything that several
// instances share.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { Client } from 'pg'
import { openDatabase } from '../../server/database/opening/open-database.ts'
import { createDoctorRepository } from '../../server/doctors/doctor-repository.ts'
import { bucketSettings } from '../support/stores/bucket-settings.ts'
import { startInstances } from '../support/site/instances.ts'
import { startMailServer } from '../support/mail/mail-server.ts'
import { roundRobin } from '../support/requests/round-robin.ts'
import { bucketMade } from '../support/stores/s3-server.ts'
import { knownServers, type Servers } from '../support/stores/servers-file.ts'
import { startSiteProcess } from '../support/site/site-process.ts'
import { test } from '../support/browser/site-test.ts'
import {
  email,
  office,
  newPage,
  logIn,
  writeArticle,
  readArticle,
  expectSignedAddress,
  changeArticle,
  askTheOffice,
  deleteArticle,
  logOut,
} from '../support/browser/journey-steps.ts'

test('an article with a picture is written, read, changed and deleted on one machine', async ({
  browser,
}) => {
  await using parts = await startParts(startOneMachine)
  await followJourney(browser, parts)
})

test('an article is written, read, changed and deleted on two instances @servers', async ({
  browser,
  dataDir,
}) => {
  const servers = knownServers(dataDir)
  await using parts = await startParts((...given) => startTwoInstances(servers!, ...given))
  await followJourney(browser, parts)
})

async function followJourney(browser: Browser, parts: Awaited<ReturnType<typeof startParts>>) {
  const { site, mail, bucketAddress } = parts
  const doctor = await newPage(browser, site.url)
  const patient = await newPage(browser, site.url)
  // Lets the test pause a dialog that advances by itself.
  await doctor.clock.install()

  await logIn(doctor, mail)
  const address = await writeArticle(doctor, patient)
  const picture = await readArticle(patient, address)
  if (bucketAddress) await expectSignedAddress(doctor, picture, bucketAddress)
  await changeArticle(doctor, patient, address)
  await askTheOffice(patient, doctor, mail)
  await deleteArticle(doctor, patient, { address, picture })
  await logOut(doctor)
}

type Parts = { site: { url: string }; bucketAddress?: string }
type Start = (stack: AsyncDisposableStack, settings: Record<string, string>) => Promise<Parts>

async function startParts(start: Start) {
  const stack = new AsyncDisposableStack()
  const mail = await startMailServer()
  stack.defer(() => mail.stop())
  const settings = {
    SMTP_URL: mail.url,
    ADMIN_EMAILS: email,
    CONTACT_TO: office,
    LOG_LEVEL: 'warn',
  }
  return {
    mail,
    bucketAddress: undefined,
    ...(await start(stack, settings)),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

async function startOneMachine(...[stack, settings]: Parameters<Start>): Promise<Parts> {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-journey-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const site = await startSiteProcess({ NODE_ENV: 'production', DATA_DIR: dataDir, ...settings })
  stack.defer(() => site.stop())
  return { site }
}

async function startTwoInstances(
  servers: Servers,
  ...[stack, settings]: Parameters<Start>
): Promise<Parts> {
  const name = `journey-${randomUUID()}`
  const database = await emptyDatabase(servers.databaseUrl, name)
  const bucket = { ...servers.bucket, name }
  await bucketMade(bucket)
  const db = await openDatabase({ dataDir: '', databaseUrl: database })
  const nothing = { email: '', location: '', description: '', image_url: '', linkedin: '' }
  await createDoctorRepository(db).create({ name: 'Dr. Ada Marsh', ...nothing })
  await db.destroy()
  const instances = await startInstances(2, database, { ...settings, ...bucketSettings(bucket) })
  stack.defer(() => instances.stop())
  const site = await roundRobin(instances.first)
  stack.defer(() => site.stop())
  return { site, bucketAddress: bucket.endpoint }
}

async function emptyDatabase(server: string, name: string): Promise<string> {
  const client = new Client(server)
  await client.connect()
  await client.query(`create database "${name}"`)
  await client.end()
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}
