import { unescape } from 'node:querystring'
import type { CopiedTableReport } from '../copy/copy-database.ts'
import { createPictureCopier, type PictureCopier } from '../copy/copy-pictures.ts'
import { beOnlyProcess } from '../database/opening/only-process.ts'
import { StartError } from '../core/errors.ts'
import { diskImages } from '../images/disk-images.ts'
import { openImageStore } from '../images/open-image-store.ts'
import { systemClock } from '../core/clock.ts'
import { type Call, type Command, CommandError, requireSite, reason } from './command.ts'

export const copyTo: Command = {
  usage: 'copy-to URL',
  purpose:
    'copy the stopped site to an empty PostgreSQL database, and its images to the configured bucket',
  operands: [1, 1],

  async run({ operands: [address = ''], settings }) {
    if (settings.databaseUrl) {
      throw new CommandError('DATABASE_URL: must be unset: the site in DATA_DIR is copied')
    }
    const url = parse(address)
    requireSite(settings)
    requireStopped(settings)
    const started = performance.now()
    const pictures = await openPictures(settings)
    const copied = await copy(settings, url, pictures)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const said = report(copied, pictures, { url, settings, seconds })
    const problems = [...pictures.lacking, ...pictures.failed]
    if (problems.length === 0) return said
    throw new CommandError(
      [said, ...problems, `${problems.length} problems were found.`].join('\n'),
    )
  },
}

type Settings = Call['settings']

/** Throws if the site is running, and keeps it from starting during the copy. */
function requireStopped(settings: Settings): void {
  try {
    beOnlyProcess(settings)
  } catch (cause) {
    throw new CommandError('DATA_DIR: the site is running: stop it first', { cause })
  }
}

function parse(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isDatabase = ['postgres:', 'postgresql:'].includes(url?.protocol ?? '')
  if (url && isDatabase && url.hostname && url.pathname.length > 1) return url
  throw new CommandError('URL: must look like postgres://user:password@host:5432/database')
}

/** Generous, because nobody is waiting for a page and a distant bucket may be slow at first. */
const bucketPatienceMs = 10_000

async function openPictures(settings: Settings): Promise<PictureCopier> {
  const warn = (found: unknown) => {
    const { error } = found as { error: string }
    throw new CommandError(`S3_ENDPOINT: the bucket does not respond: ${error}`)
  }
  const bucket = settings.bucket
    ? await openImageStore(settings, { warn }, bucketPatienceMs)
    : undefined
  return createPictureCopier(diskImages(settings.dataDir), bucket)
}

async function copy(
  { dataDir }: Settings,
  url: URL,
  pictures: PictureCopier,
): Promise<CopiedTableReport[]> {
  // Imported lazily: the PostgreSQL driver takes memory that other commands do not need.
  const { copySite } = await import('../copy/copy-site.ts')
  const parts = { dataDir, url: url.href, pictures, now: systemClock() }
  const copied = await copySite(parts).catch((error: unknown) => {
    throw new CommandError(refusal(error, url), { cause: error })
  })
  if (copied) return copied
  const { failed } = pictures
  const last = `${failed.length} images could not be copied; the database was not changed. Try again.`
  throw new CommandError([...failed, last].join('\n'))
}

/** Describes the failure in one line, without the password. */
function refusal(error: unknown, { password, hostname, pathname }: URL): string {
  const why = reason(error)
  const line =
    error instanceof StartError
      ? why.replace(/^DATABASE_URL:/, 'URL:')
      : `URL: nothing was copied to the database ${pathname.slice(1)} at ${hostname}: ${why}`
  const secrets = [password, unescape(password)].filter(Boolean)
  return secrets.reduce((text, secret) => text.replaceAll(secret, '***'), line)
}

type Told = { url: URL; settings: Settings; seconds: string }

function report(
  tables: CopiedTableReport[],
  { counts }: PictureCopier,
  { url, settings, seconds }: Told,
): string {
  const lines = tables.map(({ name, rows, sha256 }) => row(name, String(rows), sha256.slice(0, 16)))
  const { files, copied } = counts
  return [
    row('table', 'rows', 'SHA-256 on both sides'),
    ...lines,
    settings.bucket
      ? `Images: ${files} files are identical in ${settings.dataDir} and the bucket; ${copied} were copied now.`
      : `Images: ${files} files stay in ${settings.dataDir}/images because S3_BUCKET is unset: only an instance with this DATA_DIR has them.`,
    `Copied to the database ${url.pathname.slice(1)} at ${url.hostname} in ${seconds} s. Everyone has to log in again there.`,
  ].join('\n')
}

function row(name: string, rows: string, hash: string): string {
  return [name.padEnd(26), rows.padStart(8), `  ${hash}`].join('')
}
