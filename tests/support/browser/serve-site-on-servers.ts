// Serves the built site with its sample content on PostgreSQL, a bucket and a mail server, for browser tests.
// Received mails are stored in the data directory, where a site without a mail server leaves its mails.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { adminEmails } from '../requests/admin-emails.ts'
import { bucketSettings } from '../stores/bucket-settings.ts'
import { startMailServer } from '../mail/mail-server.ts'
import { startPostgres } from '../stores/postgres-server.ts'
import { startS3Server } from '../stores/s3-server.ts'
import { noteServers } from '../stores/servers-file.ts'
import { startBuiltSite } from '../site/site-process.ts'

const [, , port, dataDir] = process.argv as [string, string, string, string]
const outbox = join(dataDir, 'outbox')
await mkdir(outbox)

const stack = new AsyncDisposableStack()
process.on('SIGTERM', () => void stack.disposeAsync().then(() => process.exit(0)))

const [postgres, s3, mail] = await Promise.all([
  startPostgres(),
  startS3Server(),
  startMailServer({ keepIn: outbox }),
])
stack.defer(() => postgres.remove())
stack.defer(() => s3.stop())
stack.defer(() => mail.stop())
noteServers(dataDir, { databaseUrl: postgres.url, bucket: s3.bucket })
const site = await startBuiltSite({
  NODE_ENV: 'production',
  PORT: port,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  DATABASE_URL: postgres.url,
  SECRET: 'the secret of the site of browser tests',
  ...bucketSettings(s3.bucket),
  SMTP_URL: mail.url,
  ADMIN_EMAILS: adminEmails.join(','),
  TRUST_PROXY: '1',
})
stack.defer(() => site.stop())
