import { expect, it } from 'vitest'
import { brokenBy, sendThroughKills } from '../support/site/killed-newsletter.ts'

it('an issue reaches everybody whose row says so, through kills and a mail server in trouble', async () => {
  const found = await sendThroughKills({
    databaseUrl: undefined,
    readers: 60,
    kills: 2,
    mailMs: 20,
    endLeases: true,
  })
  expect(brokenBy(found)).toEqual([])
  expect(found.issue).toMatchObject({ state: 'sent', recipients: 60, failed: 2 })
})
