import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { readSettings } from '../core/env.ts'
import { settingsInForce } from './settings-in-force.ts'

it('the log has where things are, and no secret and no person', () => {
  const secret = 'hunter2'.repeat(6)
  const said = settingsInForce(
    readSettings({
      DATA_DIR: tmpdir(),
      SITE_URL: 'https://www.example.org',
      SECRET: secret,
      DATABASE_URL: `postgres://ada:${secret}@db.internal:5433/academy?password=${secret}`,
      SMTP_URL: `smtp://ada:${secret}@mail.internal:587?requireTLS=true`,
      ADMIN_EMAILS: 'ada@example.org,bob@example.org',
      CONTACT_TO: 'ada@example.org',
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: 'https://s3.internal',
      S3_REGION: 'here',
      S3_ACCESS_KEY_ID: secret,
      S3_SECRET_ACCESS_KEY: secret,
      METRICS_TOKEN: secret,
      PURGE_URL: `https://cdn.internal/${secret}`,
      PURGE_TOKEN: secret,
    }),
  )
  expect(said).toMatchObject({
    siteUrl: 'https://www.example.org',
    database: 'db.internal:5433/academy',
    databaseConnections: 11,
    mail: 'mail.internal:587',
    pictures: 'https://s3.internal/pictures',
    adminEmails: 2,
    metricsToken: 'set',
    purge: 'cdn.internal',
  })
  expect(JSON.stringify(said)).not.toMatch(/hunter2|ada|bob/)
})
