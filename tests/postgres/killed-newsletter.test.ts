import { expect, it } from 'vitest'
import { brokenBy, sendThroughKills } from '../support/site/killed-newsletter.ts'
import { freshPostgres } from '../support/stores/fresh-postgres.ts'

it('two instances send an issue once, through kills of both and a mail server in trouble', async () => {
  const { url: databaseUrl, drop } = await freshPostgres()
  const found = await sendThroughKills({
    databaseUrl,
    readers: 60,
    kills: 2,
    mailMs: 20,
    endLeases: true,
  })
  await drop()
  expect(brokenBy(found)).toEqual([])
  expect(found.issue).toMatchObject({ state: 'sent', recipients: 60, failed: 2 })
})
