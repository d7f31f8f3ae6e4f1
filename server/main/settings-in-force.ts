import type { Settings } from '../core/env.ts'

/** The settings as logged: locations and switches, without keys, passwords, tokens or people. */
export function settingsInForce(settings: Settings) {
  const { databaseUrl, smtpUrl, bucket, adminEmails, metricsToken, secret, purgeUrl, imapUrl } =
    settings
  const { host, port, siteUrl, dataDir, trustProxy, sampleContent, hstsSubdomains } = settings
  return {
    host,
    port,
    siteUrl,
    dataDir,
    trustProxy,
    sampleContent,
    hstsSubdomains,
    database: databaseUrl ? placeOf(databaseUrl) + new URL(databaseUrl).pathname : 'SQLite',
    databaseConnections: databaseUrl ? settings.databaseConnections : undefined,
    mail: smtpUrl ? placeOf(smtpUrl) : 'files',
    mailbox: imapUrl ? placeOf(imapUrl) : 'none',
    contactNotice: settings.contactNotice,
    newsletterPerMinute: settings.newsletterPerMinute,
    pictures: bucket ? `${bucket.endpoint}/${bucket.name}` : 'files',
    adminEmails: adminEmails.length,
    metricsToken: metricsToken === undefined ? 'unset' : 'set',
    purge: purgeUrl ? placeOf(purgeUrl) : 'nowhere',
    secret: secret === undefined ? 'in DATA_DIR' : 'set',
    logLevel: settings.logLevel,
  }
}

/** Host and port; a URL's user and password must not be logged. */
const placeOf = (url: string) => new URL(url).host
