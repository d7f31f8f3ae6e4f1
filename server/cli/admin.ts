import { type Role, roles } from '../../shared/rights.ts'
import { isEmail, invalidEmail } from '../../shared/text-rules.ts'
import { systemClock } from '../core/clock.ts'
import { forgetTries } from '../auth/login.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { type Accounts, createAccounts, settingsNameOwner } from '../people/accounts.ts'
import { canonical } from '../people/person.ts'
import { createRateLimits } from '../limits/rate-limits.ts'
import { hasSite } from '../database/opening/site-files.ts'
import { loadSecret } from '../core/secret.ts'
import { createSecurityLog } from '../core/security-log.ts'
import { type Call, type Command, CommandError, requireSite, wrongUse } from './command.ts'

export const admin: Command = {
  usage: 'admin add EMAIL [ROLE], admin remove|unlock EMAIL, admin list',
  purpose: `manage who may log in, as ${roles.join(', ')}`,
  operands: [1, 3],

  async run({ operands: [action, email = '', named], settings }) {
    const complete = action === 'list' ? email === '' : email !== ''
    const role = roles.find((role) => role === (named ?? 'owner'))
    if (!complete || !role || (named !== undefined && action !== 'add')) throw wrongUse(admin)
    if (action !== 'list' && !isEmail(email)) throw new CommandError(`${email}: ${invalidEmail}`)
    // An operator may add admins before the first start.
    if (action !== 'add') requireSite(settings)
    const isNew = !settings.databaseUrl && !hasSite(settings.dataDir)
    const db = await openDatabase(settings)
    try {
      const accounts = createAccounts(db, systemClock, settings)
      if (action === 'list') return await list(accounts)
      if (action === 'add') {
        const added = await add(accounts, { email, role }, settings)
        return isNew ? `${added} A new site was created in ${settings.dataDir}.` : added
      }
      if (action === 'remove') return await remove(accounts, email, settings)
      if (action === 'unlock') {
        if (await accounts.find(email)) {
          await accounts.turnCodesOn(email)
          return await unlock(db, email, settings)
        }
        throw new CommandError(`${email} was not allowed to log in.`)
      }
      throw wrongUse(admin)
    } finally {
      await db.destroy()
    }
  },
}

type Settings = Call['settings']

async function note(
  event: 'admin added' | 'admin removed' | 'admin unlocked',
  email: string,
  settings: Settings,
): Promise<void> {
  // Imported lazily: Fastify, whose logger this is, takes a third of a command's start-up time.
  const { commandLog } = await import('./command-log.ts')
  const log = createSecurityLog(commandLog(settings), loadSecret(settings))
  log.note(event, { email: canonical(email) })
}

/** Lists one address per line; only roles other than owner are shown. */
async function list(accounts: Accounts): Promise<string> {
  const people = await accounts.list()
  return people
    .map(({ email, role }) => (role === 'owner' ? email : `${email}  ${role}`))
    .join('\n')
}

async function add(
  accounts: Accounts,
  { email, role }: { email: string; role: Role },
  settings: Settings,
): Promise<string> {
  if (role !== 'owner' && accounts.isFromSettings(canonical(email))) {
    throw new CommandError(settingsNameOwner)
  }
  await accounts.add(email, role)
  await note('admin added', email, settings)
  return `${email} may log in.`
}

async function remove(accounts: Accounts, email: string, settings: Settings): Promise<string> {
  if (!(await accounts.find(email))) throw new CommandError(`${email} was not allowed to log in.`)
  await accounts.remove(email)
  await note('admin removed', email, settings)
  if (!(await accounts.find(email))) return `${email} may no longer log in.`
  const why = settings.smtpUrl
    ? 'ADMIN_EMAILS contains it'
    : 'it is the default address while no mail server is set'
  throw new CommandError(`${email} was logged out, but may log in again: ${why}.`)
}

/** Unlocks an admin who is locked out because somebody tried codes with their address. */
async function unlock(db: Database, email: string, settings: Settings): Promise<string> {
  const secret = loadSecret(settings)
  await forgetTries({ db, secret, rates: createRateLimits(db, systemClock, secret) }, email)
  await note('admin unlocked', email, settings)
  return `Failed attempts with ${email} were cleared: a new code can be requested.`
}
